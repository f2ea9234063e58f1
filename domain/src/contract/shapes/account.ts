import {
	accountSecuritySchema,
	emailChangeSchema,
	emailConfirmedSchema,
	emailConfirmSchema,
	erasureSchema,
	forgottenPasswordSchema,
	nameUpdateSchema,
	passwordChangeSchema,
	passwordResetSchema,
} from "../account";

import { accountSessionListSchema, endedSessionsSchema, sessionSchema, signInSchema, userSchema } from "../auth";
import { businessInputSchema } from "../business";
import { accountBusinessSchema } from "../business-answer";
import { contactResponseSchema, contactSchema } from "../contact";
import {
	googleCallbackQuerySchema,
	googleLinkSchema,
	googleSignInQuerySchema,
	linkWantedSchema,
	ticketResponseSchema,
	ticketSchema,
} from "../oauth";
import { phoneUpdateSchema, registrationSchema } from "../registration";
import {
	recoveryCodesSchema,
	secondFactorBeginSchema,
	secondFactorConfirmSchema,
	secondFactorRemovalSchema,
	secondFactorSchema,
	secondFactorSetupSchema,
} from "../second-factor";
import { SAMPLE, shape } from "./shape";

const USER = {
	id: SAMPLE.customerId,
	email: SAMPLE.email,
	firstName: "Camille",
	lastName: "Martin",
	phoneNumber: "+33612345678",
	role: "CUSTOMER" as const,
	staffRole: null,
};
const SESSION = { ...USER, token: SAMPLE.token };
const LINK_WANTED = { linkToken: SAMPLE.mailedToken, email: SAMPLE.email };

const BUSINESS = {
	company: "Fêtes et fils",
	registration: "732829320",
	vatNumber: "FR44732829320",
	billingAddress: { street: "4 quai du Port", city: "Lyon", postalCode: "69002", country: "France" },
};

export const ACCOUNT_QUERIES = {
	GoogleSignInQuery: shape(googleSignInQuerySchema, { redirect: "/checkout" }),
	GoogleCallbackQuery: shape(googleCallbackQuerySchema, {
		state: "f3Zb8Kq1",
		code: "4/0AbCdEf",
		error: "access_denied",
	}),
};

export const ACCOUNT_BODIES = {
	RegisterRequest: shape(registrationSchema, {
		email: SAMPLE.email,
		firstName: "Camille",
		lastName: "Martin",
		phoneNumber: "+33612345678",
		password: SAMPLE.password,
	}),
	LoginRequest: shape(signInSchema, { email: SAMPLE.email, password: SAMPLE.password, code: "123456" }),
	SecondFactorBegin: shape(secondFactorBeginSchema, { password: SAMPLE.password }),
	SecondFactorConfirm: shape(secondFactorConfirmSchema, { code: "123456" }),
	SecondFactorRemoval: shape(secondFactorRemovalSchema, { password: SAMPLE.password, code: "123456" }),
	TicketRequest: shape(ticketSchema, { token: SAMPLE.mailedToken }),
	GoogleLinkRequest: shape(googleLinkSchema, { password: SAMPLE.password, linkToken: SAMPLE.mailedToken }),
	NameUpdate: shape(nameUpdateSchema, { firstName: "Camille", lastName: "Martin" }),
	BusinessInput: shape(businessInputSchema, BUSINESS),
	PhoneUpdate: shape(phoneUpdateSchema, { phoneNumber: "+33612345678" }),
	PasswordChange: shape(passwordChangeSchema, {
		currentPassword: SAMPLE.password,
		newPassword: "Caramel-mou-2027",
	}),
	ForgottenPassword: shape(forgottenPasswordSchema, { email: SAMPLE.email }),
	PasswordReset: shape(passwordResetSchema, {
		token: SAMPLE.mailedToken,
		password: "Caramel-mou-2027",
		firstName: "Camille",
		lastName: "Martin",
	}),
	EmailChange: shape(emailChangeSchema, { email: "camille@exemple.fr", password: SAMPLE.password }),
	Erasure: shape(erasureSchema, { email: SAMPLE.email, password: SAMPLE.password }),
	EmailConfirmation: shape(emailConfirmSchema, { token: SAMPLE.mailedToken }),
	ContactRequest: shape(contactSchema, {
		name: "Camille Martin",
		email: SAMPLE.email,
		subject: "Une palette pour Noël",
		message: "Livrez-vous avant le 15 décembre ?",
	}),
};

export const ACCOUNT_ANSWERS = {
	User: shape(userSchema, USER),
	Session: shape(sessionSchema, SESSION),
	LinkWanted: shape(linkWantedSchema, LINK_WANTED),
	TicketResponse: shape(ticketResponseSchema, SESSION),
	SecondFactor: shape(secondFactorSchema, { isOn: true, recoveryCodes: 9, isRequired: false }),
	SecondFactorSetup: shape(secondFactorSetupSchema, {
		secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
		url: "otpauth://totp/Boutique:camille.martin%40exemple.fr?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Boutique",
	}),
	RecoveryCodes: shape(recoveryCodesSchema, { recoveryCodes: ["0a1b-2c3d-4e5f-6071-8293-a4b5-c6d7-e8f9"] }),
	AccountSessionList: shape(accountSessionListSchema, [
		{ id: SAMPLE.sessionId, createdAt: SAMPLE.at, lastSeenAt: SAMPLE.at, isThis: true },
	]),
	EndedSessions: shape(endedSessionsSchema, { ended: 2 }),
	AccountBusiness: shape(accountBusinessSchema, {
		business: BUSINESS,
		vatCheck: { isRegistered: true, checkedAt: SAMPLE.at },
	}),
	AccountSecurity: shape(accountSecuritySchema, {
		hasPassword: true,
		hasGoogle: false,
		otherSessions: 1,
		pendingEmail: null,
	}),
	EmailConfirmed: shape(emailConfirmedSchema, { accountId: SAMPLE.customerId, email: "camille@exemple.fr" }),
	ContactReceived: shape(contactResponseSchema, { received: true }),
};
