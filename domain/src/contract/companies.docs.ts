import { COMPANY_ROLES } from "../company/roles";
import * as companies from "./companies";
import { documented } from "./documented";
import { CAMILLE, SAMPLE, shape } from "./shape";

const SITE = {
	name: "Entrepôt",
	contactName: "Léa Roux",
	phone: "04 90 00 00 00",
	address: { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" },
	accessNote: "Quai 2, de 7 h à 11 h",
};

/** A manager of the company. */
export const MEMBER = {
	id: SAMPLE.customerId,
	...CAMILLE,
	role: "MANAGER" as const,
	monthlyLimit: null,
	spent: 120.5,
	joinedAt: SAMPLE.at,
	openOrders: [{ orderNumber: SAMPLE.orderNumber, total: 43.2, isWaiting: false }],
	openQuotes: [{ number: SAMPLE.quoteNumber, total: 120 }],
	basketProducts: 2,
};

/** The company that the caller is a member of. Its roles are in `domain/src/company/roles.ts`. Ours. */
export const COMPANIES = documented(companies, {
	bodies: {
		CompanyInvite: shape(companies.companyInviteSchema, { email: SAMPLE.email, role: "BUYER", monthlyLimit: 500 }),
		CompanyMemberUpdate: shape(companies.companyMemberUpdateSchema, { role: "BUYER", monthlyLimit: 500 }),
		CompanyInvitationToken: shape(companies.companyInvitationTokenSchema, { token: SAMPLE.mailedToken }),
		CompanySiteInput: shape(companies.companySiteInputSchema, SITE),
	},
	answers: {
		OwnCompany: shape(companies.ownCompanySchema, {
			company: {
				id: SAMPLE.companyId,
				company: "Fêtes et fils",
				registration: "732829320",
				vatNumber: "FR44732829320",
				billingAddress: null,
				role: "MANAGER",
				permissions: [...COMPANY_ROLES.MANAGER.may],
				monthlyLimit: null,
				spent: 120.5,
				sites: [{ id: SAMPLE.companySiteId, ...SITE }],
				members: [{ ...MEMBER, isYou: true }],
				invitations: [
					{
						id: SAMPLE.companyInvitationId,
						email: "lea.roux@exemple.fr",
						role: "BUYER",
						monthlyLimit: 500,
						expiresAt: SAMPLE.later,
					},
				],
				waiting: 0,
			},
		}),
		CompanyOffer: shape(companies.companyOfferSchema, { company: "Fêtes et fils", email: SAMPLE.email, role: "BUYER" }),
	},
	groups: {
		Entreprise: {
			readCompany: { summary: "Lire son entreprise, comme son rôle la montre" },
			changeCompanyMember: { summary: "Changer le rôle ou la limite d'un membre" },
			removeCompanyMember: { summary: "Retirer un membre de l'entreprise, ou la quitter" },
			inviteCompanyMember: {
				summary: "Inviter un collègue par e-mail",
				description: "Une invitation déjà envoyée à cette adresse est remplacée.",
			},
			withdrawCompanyInvitation: { summary: "Retirer une invitation" },
			readCompanyInvitation: { summary: "Lire une invitation par le lien reçu" },
			joinCompany: { summary: "Accepter une invitation, avec le compte de son adresse" },
			addCompanySite: { summary: "Ajouter un site de livraison" },
			changeCompanySite: { summary: "Changer un site de livraison" },
			removeCompanySite: { summary: "Supprimer un site de livraison" },
		},
	},
});
