import { SAMPLE } from "../shapes/shape";
import { IMPORT_PROFILE } from "./import-profile";
import type { Operations } from "./operation";

const CUSTOMER = { id: { description: "Identifiant du client", example: SAMPLE.customerId } };

const CSV = { type: "text/csv", example: "E-mail;Prénom;Nom\ncamille.martin@exemple.fr;Camille;Martin\n" };

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
	"POST /api/admin/customers/import": {
		id: "importCustomers",
		access: "admin",
		permission: "customers.change",
		summary: "Importer des clients et leurs adresses, ou l'essayer sans rien écrire",
		description:
			"Un compte sans mot de passe par e-mail nouveau ; un e-mail connu est signalé, et rien n'en change. Deux mille lignes au plus.",
		query: "ImportQuery",
		file: { field: "file", ...CSV, parts: { mapping: "CustomerMapping" } },
		answers: { 200: "CustomerImport" },
		errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
	},
	"POST /api/admin/customers/import/mapping": {
		id: "proposeCustomerMapping",
		access: "admin",
		permission: "customers.change",
		summary: "Lire les titres d'un fichier de clients et proposer leur correspondance",
		description: "Exports de WooCommerce, Shopify, PrestaShop, Odoo et Sage, ou tout autre tableau. Rien n'est écrit.",
		file: { field: "file", ...CSV },
		answers: { 200: "ProposedCustomerMapping" },
		errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
	},
	"GET /api/admin/customers/import-mappings": {
		id: "listCustomerImportMappings",
		access: "admin",
		permission: "customers.change",
		summary: "Lister les correspondances enregistrées à l'import de clients",
		answers: { 200: "ImportProfiles" },
	},
	"PATCH /api/admin/customers/import-mappings/:id": {
		id: "renameCustomerImportMapping",
		access: "admin",
		permission: "customers.change",
		summary: "Renommer une correspondance de l'import de clients",
		params: IMPORT_PROFILE,
		body: "ImportProfileInput",
		answers: { 200: "ImportProfile" },
		errors: ["IMPORT_MAPPING_NOT_FOUND"],
	},
	"DELETE /api/admin/customers/import-mappings/:id": {
		id: "deleteCustomerImportMapping",
		access: "admin",
		permission: "customers.change",
		summary: "Supprimer une correspondance de l'import de clients",
		params: IMPORT_PROFILE,
		answers: { 204: "nothing" },
		errors: ["IMPORT_MAPPING_NOT_FOUND"],
	},
	"POST /api/admin/past-orders": {
		id: "importPastOrders",
		access: "admin",
		permission: "customers.change",
		summary: "Importer les commandes d'une ancienne boutique comme listes à recommander",
		description:
			"Un fichier CSV ou .xlsx de Shopify, WooCommerce ou PrestaShop, une ligne par article. Chaque client qui a un compte trouve la liste «\u00a0Commandes passées\u00a0»; rien n'est une commande ni une facture de cette boutique. `dryRun=true` n'écrit rien.",
		query: "PastOrdersQuery",
		file: {
			field: "file",
			type: "text/csv",
			example: "email;date;reference;quantite\nlea@exemple.fr;2025-03-12;BAP-FRA-40;2\n",
		},
		answers: { 200: "PastOrders" },
		errors: ["CSV_INVALID", "UPLOAD_MISSING", "FILE_TOO_LARGE"],
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
