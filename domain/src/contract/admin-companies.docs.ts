import * as adminCompanies from "./admin-companies";
import { companyIdentitySchema } from "./business";
import { MEMBER } from "./companies.docs";
import { COMPANY_ORDER } from "./company-orders.docs";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const NOTE = { note: "Livrer avant 11 h." };
const COMPANY = { id: SAMPLE.companyId, company: "Fêtes et fils", registration: "732829320", createdAt: SAMPLE.at };

/** Companies as the staff sees them. Ours. */
export const ADMIN_COMPANIES = documented(adminCompanies, {
	bodies: {
		CompanyNote: shape(adminCompanies.companyNoteSchema, NOTE),
		CompanyIdentity: shape(companyIdentitySchema, {
			...{ company: COMPANY.company, registration: COMPANY.registration, vatNumber: "FR44732829320" },
			electronicAddress: "732829320_COMPTA",
		}),
	},
	answers: {
		CompanyNoteSaved: shape(adminCompanies.companyNoteSchema, NOTE),
		AdminCompanyPage: shape(adminCompanies.adminCompanyPageSchema, {
			content: [{ ...COMPANY, members: 3, orders: 12, revenue: 4210.5 }],
			last: true,
		}),
		AdminCompany: shape(adminCompanies.adminCompanySchema, {
			...COMPANY,
			...NOTE,
			vatNumber: "FR44732829320",
			electronicAddress: "",
			billingAddress: null,
			members: [{ ...MEMBER, spent: 303.8 }],
			invitations: [],
			sites: [],
			months: [{ month: "2026-11", orders: 2, revenue: 607.6 }],
			products: [{ productId: SAMPLE.productId, name: "Barbe à papa fraise", orders: 2, boxes: 16 }],
			orders: [COMPANY_ORDER],
		}),
	},
	groups: {
		"Administration : entreprises": {
			listCompanies: {
				summary: "Lister les entreprises, ou les chercher par nom, SIREN ou numéro de TVA",
				query: { query: "fêtes", page: "0", size: "20" },
			},
			readAdminCompany: {
				summary: "Lire la fiche d'une entreprise : membres, sites, chiffre par mois, produits habituels",
			},
			noteCompany: { summary: "Noter quelque chose sur une entreprise" },
			changeCompanyBusiness: {
				summary: "Changer le nom, les numéros et les adresses de facturation d'une entreprise",
				description:
					"Ses membres ne changent plus son nom ni son SIREN dès qu'elle a commandé. Les documents émis restent.",
			},
			inviteCompanyMemberAsStaff: {
				summary: "Inviter un membre dans une entreprise, par e-mail",
				description: "Une invitation déjà envoyée à cette adresse est remplacée.",
			},
			withdrawCompanyInvitationAsStaff: { summary: "Retirer une invitation d'une entreprise" },
			changeCompanyMemberAsStaff: { summary: "Changer le rôle ou la limite d'un membre d'une entreprise" },
			removeCompanyMemberAsStaff: { summary: "Retirer un membre d'une entreprise, sauf son dernier gérant" },
		},
	},
});
