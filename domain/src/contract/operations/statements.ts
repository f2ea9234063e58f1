import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const COMPANY = { id: { description: "Identifiant de l'entreprise", example: SAMPLE.companyId } };
const PDF = { type: "application/pdf", example: "%PDF-1.7" } as const;

/** What a company owes. Ours. */
export const STATEMENTS = {
	"GET /api/company/statement": {
		id: "readStatement",
		access: "customer",
		company: "documents",
		summary: "Lire le relevé de son entreprise : factures impayées et commandes acceptées",
		answers: { 200: "Statement" },
		errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED"],
	},
	"GET /api/company/statement/pdf": {
		id: "downloadStatement",
		access: "customer",
		company: "documents",
		summary: "Télécharger le relevé de son entreprise",
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED"],
	},
} as const satisfies Operations;

export const ADMIN_STATEMENTS = {
	"GET /api/admin/companies/:id/statement": {
		id: "readCompanyStatement",
		access: "admin",
		permission: "orders.read",
		summary: "Lire le relevé d'une entreprise",
		params: COMPANY,
		answers: { 200: "Statement" },
		errors: ["COMPANY_NOT_FOUND"],
	},
	"GET /api/admin/companies/:id/statement/pdf": {
		id: "downloadCompanyStatement",
		access: "admin",
		permission: "orders.read",
		summary: "Télécharger le relevé d'une entreprise",
		params: COMPANY,
		answers: { 200: PDF },
		sends: ["Content-Disposition"],
		errors: ["COMPANY_NOT_FOUND"],
	},
} as const satisfies Operations;
