import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const COMPANY = { id: { description: "Identifiant de l'entreprise", example: SAMPLE.companyId } };

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
} as const satisfies Operations;
