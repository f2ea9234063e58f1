import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";
import { ORDER } from "./order-parameter";

const COMPANY = { id: { description: "Identifiant de l'entreprise", example: SAMPLE.companyId } };

/** How a company may pay: its terms, and orders on account within them. Ours. */
export const COMPANY_TERMS = {
	"GET /api/company/credit": {
		id: "readCompanyCredit",
		access: "customer",
		summary: "Lire ce que son entreprise peut commander à 30 jours",
		answers: { 200: "CompanyCredit" },
		errors: ["COMPANY_NOT_FOUND"],
	},
	"POST /api/orders/:id/on-account": {
		id: "orderOnAccount",
		access: "customer",
		company: "order",
		summary: "Accepter sa commande à 30 jours fin de mois, au lieu de la payer maintenant",
		description:
			"La commande impayée devient acceptée, dans la limite de l'encours de l'entreprise. Répété, l'appel ne change rien.",
		params: ORDER,
		answers: { 200: "OnAccount" },
		errors: [
			"ORDER_NOT_FOUND",
			"COMPANY_NOT_FOUND",
			"COMPANY_ROLE_REFUSED",
			"CREDIT_NOT_GRANTED",
			"CREDIT_BLOCKED",
			"CREDIT_LIMIT_EXCEEDED",
			"CHECKOUT_CLOSED",
			"PAYMENT_IN_PROGRESS",
			"PAYMENT_UNAVAILABLE",
		],
	},
} as const satisfies Operations;

export const ADMIN_COMPANY_TERMS = {
	"GET /api/admin/companies/:id/terms": {
		id: "readCompanyTerms",
		access: "admin",
		permission: "orders.read",
		summary: "Lire les conditions et l'encours d'une entreprise",
		params: COMPANY,
		answers: { 200: "AdminCompanyTerms" },
		errors: ["COMPANY_NOT_FOUND"],
	},
	"PUT /api/admin/companies/:id/terms": {
		id: "changeCompanyTerms",
		access: "admin",
		permission: "customers.change",
		summary: "Accorder des conditions à une entreprise",
		description: "Valent dès l'enregistrement, pour les prochaines commandes. Le journal dit qui les a changées.",
		params: COMPANY,
		body: "CompanyTermsInput",
		answers: { 200: "AdminCompanyTerms" },
		errors: ["COMPANY_NOT_FOUND", "COMPANY_TERMS_CHANGED"],
	},
} as const satisfies Operations;
