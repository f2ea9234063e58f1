import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const CUSTOMER = { id: { description: "Identifiant du client", example: SAMPLE.customerId } };

/** Customers as the staff sees them. Ours. */
export const CUSTOMERS = {
	"GET /api/admin/customers": {
		id: "searchCustomers",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les clients, ou les chercher par nom, e-mail ou téléphone",
		query: "CustomerQuery",
		answers: { 200: "FoundCustomers" },
	},
	"GET /api/admin/customers/:id": {
		id: "readCustomer",
		access: "admin",
		permission: "orders.read",
		summary: "Lire la fiche d'un client",
		params: CUSTOMER,
		answers: { 200: "CustomerDetail" },
		errors: ["CUSTOMER_NOT_FOUND"],
	},
	"PUT /api/admin/customers/:id/note": {
		id: "noteCustomer",
		access: "admin",
		permission: "customers.change",
		summary: "Noter quelque chose sur un client",
		params: CUSTOMER,
		body: "CustomerNote",
		answers: { 200: "CustomerNoteKept" },
		errors: ["CUSTOMER_NOT_FOUND"],
	},
	"GET /api/admin/customers/:id/data": {
		id: "exportCustomer",
		access: "admin",
		permission: "customers.change",
		summary: "Exporter ce que la boutique sait d'un client",
		description: "Pour lui répondre quand il demande ses données. L'export est noté dans le journal.",
		params: CUSTOMER,
		answers: { 200: "PersonalData" },
		errors: ["CUSTOMER_NOT_FOUND"],
	},
	"POST /api/admin/customers/:id/erasure": {
		id: "eraseCustomer",
		access: "admin",
		permission: "customers.change",
		summary: "Effacer un client et ses données",
		description:
			"Sans retour. Restent ce que la loi fait garder : les factures, et des commandes payées le nom et l'adresse.",
		params: CUSTOMER,
		answers: { 204: "nothing" },
		errors: ["CUSTOMER_NOT_FOUND", "ERASURE_UNDER_WAY", "ERASURE_OF_STAFF"],
	},
} as const satisfies Operations;
