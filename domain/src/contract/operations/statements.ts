import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

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
} as const satisfies Operations;

export const ADMIN_STATEMENTS = {
	"GET /api/admin/companies/:id/statement": {
		id: "readCompanyStatement",
		access: "admin",
		permission: "orders.read",
		summary: "Lire le relevé d'une entreprise",
		params: { id: { description: "Identifiant de l'entreprise", example: SAMPLE.companyId } },
		answers: { 200: "Statement" },
		errors: ["COMPANY_NOT_FOUND"],
	},
} as const satisfies Operations;
