import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const COMPANY = { id: { description: "Identifiant de l'entreprise", example: SAMPLE.companyId } };

const MEMBER = { member: { description: "Identifiant du compte du membre", example: SAMPLE.customerId } };
const INVITATION = {
	invitation: { description: "Identifiant de l'invitation", example: SAMPLE.companyInvitationId },
};

/** Companies as the staff sees them. Ours. */
export const ADMIN_COMPANIES = {
	"GET /api/admin/companies": {
		id: "listCompanies",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les entreprises, ou les chercher par nom, SIREN ou numéro de TVA",
		query: "AdminCompanyQuery",
		answers: { 200: "AdminCompanyPage" },
	},
	"GET /api/admin/companies/:id": {
		id: "readAdminCompany",
		access: "admin",
		permission: "orders.read",
		summary: "Lire la fiche d'une entreprise : membres, sites, chiffre par mois, produits habituels",
		params: COMPANY,
		answers: { 200: "AdminCompany" },
		errors: ["COMPANY_UNKNOWN"],
	},
	"PUT /api/admin/companies/:id/note": {
		id: "noteCompany",
		access: "admin",
		permission: "customers.change",
		summary: "Noter quelque chose sur une entreprise",
		params: COMPANY,
		body: "CompanyNote",
		answers: { 200: "CompanyNoteKept" },
		errors: ["COMPANY_UNKNOWN"],
	},
	"PUT /api/admin/companies/:id/business": {
		id: "changeCompanyBusiness",
		access: "admin",
		permission: "customers.change",
		summary: "Changer le nom, les numéros et les adresses de facturation d'une entreprise",
		description:
			"Ses membres ne changent plus son nom ni son SIREN dès qu'elle a commandé. Les documents émis restent.",
		params: COMPANY,
		body: "CompanyIdentity",
		answers: { 200: "AdminCompany" },
		errors: ["COMPANY_UNKNOWN", "COMPANY_REGISTERED"],
	},
	"POST /api/admin/companies/:id/invitations": {
		id: "inviteCompanyMemberAsStaff",
		access: "admin",
		permission: "customers.change",
		summary: "Inviter un membre dans une entreprise, par e-mail",
		description: "Une invitation déjà envoyée à cette adresse est remplacée.",
		params: COMPANY,
		body: "CompanyInvite",
		answers: { 201: "AdminCompany" },
		errors: ["COMPANY_UNKNOWN", "COMPANY_LIMIT", "COLLEAGUE_ALREADY", "RATE_LIMITED"],
	},
	"DELETE /api/admin/companies/:id/invitations/:invitation": {
		id: "withdrawCompanyInvitationAsStaff",
		access: "admin",
		permission: "customers.change",
		summary: "Retirer une invitation d'une entreprise",
		params: { ...COMPANY, ...INVITATION },
		answers: { 200: "AdminCompany" },
		errors: ["COMPANY_UNKNOWN", "INVITATION_NOT_FOUND"],
	},
	"PUT /api/admin/companies/:id/members/:member": {
		id: "changeCompanyMemberAsStaff",
		access: "admin",
		permission: "customers.change",
		summary: "Changer le rôle ou la limite d'un membre d'une entreprise",
		params: { ...COMPANY, ...MEMBER },
		body: "CompanyMemberUpdate",
		answers: { 200: "AdminCompany" },
		errors: ["COMPANY_UNKNOWN", "COLLEAGUE_NOT_FOUND", "LAST_MANAGER"],
	},
	"DELETE /api/admin/companies/:id/members/:member": {
		id: "removeCompanyMemberAsStaff",
		access: "admin",
		permission: "customers.change",
		summary: "Retirer un membre d'une entreprise, sauf son dernier gérant",
		params: { ...COMPANY, ...MEMBER },
		answers: { 200: "AdminCompany" },
		errors: ["COMPANY_UNKNOWN", "COLLEAGUE_NOT_FOUND", "LAST_MANAGER"],
	},
} as const satisfies Operations;
