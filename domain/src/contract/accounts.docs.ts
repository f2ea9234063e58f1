import * as account from "./account";
import * as accounts from "./accounts";
import { accountSessionListSchema, endedSessionsSchema, sessionSchema, signInSchema, userSchema } from "./auth";
import { businessInputSchema } from "./business";
import { accountBusinessSchema } from "./business-answer";
import { documented } from "./documented";
import { googleLinkSchema, linkWantedSchema, ticketResponseSchema, ticketSchema } from "./oauth";
import { phoneUpdateSchema, registrationSchema } from "./registration";
import * as secondFactor from "./second-factor";
import { CAMILLE, SAMPLE, shape } from "./shape";

const BUSINESS = {
	company: "Fêtes et fils",
	registration: "732829320",
	vatNumber: "FR44732829320",
	billingAddress: { street: "4 quai du Port", city: "Lyon", postalCode: "69002", country: "France" },
};
const USER = {
	id: SAMPLE.customerId,
	...CAMILLE,
	phoneNumber: "+33612345678",
	role: "CUSTOMER" as const,
	staffRole: null,
};
const SESSION = { ...USER, token: SAMPLE.token };
const LINK_WANTED = { linkToken: SAMPLE.mailedToken, email: SAMPLE.email };

/** Sign-in, and the caller's own account. Source: accounts spec §5, §7. */
export const ACCOUNTS = documented(accounts, {
	bodies: {
		RegisterRequest: shape(registrationSchema, {
			...CAMILLE,
			phoneNumber: "+33612345678",
			password: SAMPLE.password,
		}),
		LoginRequest: shape(signInSchema, { email: SAMPLE.email, password: SAMPLE.password, code: "123456" }),
		SecondFactorBegin: shape(secondFactor.secondFactorBeginSchema, { password: SAMPLE.password }),
		SecondFactorConfirm: shape(secondFactor.secondFactorConfirmSchema, { code: "123456" }),
		SecondFactorRemoval: shape(secondFactor.secondFactorRemovalSchema, { password: SAMPLE.password, code: "123456" }),
		TicketRequest: shape(ticketSchema, { token: SAMPLE.mailedToken }),
		GoogleLinkRequest: shape(googleLinkSchema, { password: SAMPLE.password, linkToken: SAMPLE.mailedToken }),
		NameUpdate: shape(account.nameUpdateSchema, { firstName: "Camille", lastName: "Martin" }),
		BusinessInput: shape(businessInputSchema, BUSINESS),
		PhoneUpdate: shape(phoneUpdateSchema, { phoneNumber: "+33612345678" }),
		PasswordChange: shape(account.passwordChangeSchema, {
			currentPassword: SAMPLE.password,
			newPassword: "Caramel-mou-2027",
		}),
		ForgottenPassword: shape(account.forgottenPasswordSchema, { email: SAMPLE.email }),
		PasswordReset: shape(account.passwordResetSchema, {
			token: SAMPLE.mailedToken,
			password: "Caramel-mou-2027",
			firstName: "Camille",
			lastName: "Martin",
		}),
		EmailChange: shape(account.emailChangeSchema, { email: "camille@exemple.fr", password: SAMPLE.password }),
		Erasure: shape(account.erasureSchema, { email: SAMPLE.email, password: SAMPLE.password }),
		EmailConfirmation: shape(account.emailConfirmSchema, { token: SAMPLE.mailedToken }),
	},
	answers: {
		User: shape(userSchema, USER),
		Session: shape(sessionSchema, SESSION),
		LinkWanted: shape(linkWantedSchema, LINK_WANTED),
		TicketResponse: shape(ticketResponseSchema, SESSION),
		SecondFactor: shape(secondFactor.secondFactorSchema, { isOn: true, recoveryCodes: 9, isRequired: false }),
		SecondFactorSetup: shape(secondFactor.secondFactorSetupSchema, {
			secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
			url: "otpauth://totp/Boutique:camille.martin%40exemple.fr?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Boutique",
		}),
		RecoveryCodes: shape(secondFactor.recoveryCodesSchema, {
			recoveryCodes: ["0a1b-2c3d-4e5f-6071-8293-a4b5-c6d7-e8f9"],
		}),
		AccountSessionList: shape(accountSessionListSchema, [
			{ id: SAMPLE.sessionId, createdAt: SAMPLE.at, lastSeenAt: SAMPLE.at, isThis: true },
		]),
		EndedSessions: shape(endedSessionsSchema, { ended: 2 }),
		AccountBusiness: shape(accountBusinessSchema, {
			business: BUSINESS,
			vatCheck: { isRegistered: true, checkedAt: SAMPLE.at },
		}),
		AccountSecurity: shape(account.accountSecuritySchema, {
			hasPassword: true,
			hasGoogle: false,
			otherSessions: 1,
			pendingEmail: null,
		}),
		EmailConfirmed: shape(account.emailConfirmedSchema, { accountId: SAMPLE.customerId, email: "camille@exemple.fr" }),
	},
	groups: {
		Compte: {
			register: { summary: "Ouvrir un compte" },
			login: {
				summary: "Ouvrir une session",
				description: "Le jeton rendu se présente ensuite dans l'en-tête Authorization.",
			},
			beginGoogleSignIn: {
				summary: "Commencer une connexion avec Google",
				description: "Pour un navigateur : une erreur mène aussi à une page.",
				query: { redirect: "/checkout" },
			},
			endGoogleSignIn: {
				summary: "Revenir de Google",
				query: {
					state: "f3Zb8Kq1",
					code: "4/0AbCdEf",
					error: "access_denied",
				},
			},
			redeemTicket: { summary: "Échanger le ticket d'une connexion Google contre une session" },
			linkGoogle: { summary: "Relier un compte Google à un compte, par son mot de passe" },
			logout: { summary: "Fermer cette session" },
			listSessions: { summary: "Lister ses appareils connectés, le dernier utilisé d'abord" },
			endOneSession: { summary: "Déconnecter un de ses appareils" },
			endOtherSessions: { summary: "Fermer toutes les autres sessions" },
			readSecurity: { summary: "Lire comment on entre dans son compte" },
			changeName: { summary: "Changer son nom" },
			changePassword: { summary: "Changer son mot de passe", description: "Les autres sessions se ferment." },
			forgetPassword: {
				summary: "Demander un lien pour choisir un autre mot de passe",
				description: "La réponse est la même pour toute adresse.",
			},
			resetPassword: { summary: "Choisir un mot de passe par le lien reçu" },
			changeEmail: { summary: "Demander à changer d'adresse e-mail" },
			confirmEmail: { summary: "Confirmer sa nouvelle adresse par le lien reçu" },
			exportData: { summary: "Exporter ce que la boutique sait de soi" },
			eraseAccount: {
				summary: "Effacer son compte et ses données",
				description:
					"Sans retour. Restent ce que la loi fait garder : les factures, et des commandes payées le nom et l'adresse. Toutes les sessions se ferment.",
			},
			readMe: { summary: "Lire son compte" },
			readBusiness: { summary: "Lire l'entreprise pour laquelle on achète" },
			changeBusiness: {
				summary: "Dire pour quelle entreprise on achète",
				description:
					"Qui n'en a pas devient le gérant de celle-ci. Les données d'une entreprise se changent par ses gérants.",
			},
			removeBusiness: { summary: "N'acheter plus pour une entreprise" },
			changePhone: { summary: "Changer son numéro de téléphone" },
		},
		"Double authentification": {
			readSecondFactor: { summary: "Lire si un code est demandé à la connexion" },
			beginSecondFactor: {
				summary: "Commencer la double authentification",
				description: "Réservé aux membres de l'équipe. Rien n'est demandé avant la confirmation.",
			},
			confirmSecondFactor: {
				summary: "Confirmer la double authentification par un premier code",
				description: "Les autres sessions se ferment. Les codes de secours ne sont montrés que cette fois.",
			},
			endSecondFactor: { summary: "Arrêter la double authentification" },
		},
	},
});
