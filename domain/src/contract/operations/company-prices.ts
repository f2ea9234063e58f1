import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

const COMPANY = { id: { description: "Identifiant de l'entreprise", example: SAMPLE.companyId } };
const PRODUCT = { ...COMPANY, productId: { description: "Identifiant du produit", example: SAMPLE.productId } };

/** What products cost the caller's company. Ours. */
export const COMPANY_PRICES = {
	"GET /api/company/prices": {
		id: "readOwnPrices",
		access: "customer",
		summary: "Lire les prix accordés à son entreprise, sous ceux du catalogue",
		description: "Un produit absent de la réponse coûte le prix du catalogue. Réponse privée, jamais mise en cache.",
		query: "OwnPricesQuery",
		answers: { 200: "OwnPrices" },
	},
} as const satisfies Operations;

export const ADMIN_COMPANY_PRICES = {
	"GET /api/admin/companies/:id/discounts": {
		id: "readCompanyDiscounts",
		access: "admin",
		permission: "orders.read",
		summary: "Lire les remises d'une entreprise",
		params: COMPANY,
		answers: { 200: "CompanyDiscounts" },
		errors: ["COMPANY_UNKNOWN"],
	},
	"PUT /api/admin/companies/:id/discounts": {
		id: "changeCompanyDiscounts",
		access: "admin",
		permission: "customers.change",
		summary: "Accorder des remises à une entreprise, par catégorie ou sur tout le catalogue",
		description: "Valent dès l'enregistrement, pour les prochaines commandes. Le journal dit qui les a changées.",
		params: COMPANY,
		body: "CompanyDiscountsInput",
		answers: { 200: "CompanyDiscounts" },
		errors: ["COMPANY_UNKNOWN", "COMPANY_TERMS_CHANGED"],
	},
	"GET /api/admin/companies/:id/prices": {
		id: "listCompanyPrices",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les prix propres à une entreprise, ou chercher un produit pour lui en donner un",
		params: COMPANY,
		query: "CompanyPriceQuery",
		answers: { 200: "CompanyPricePage" },
		errors: ["COMPANY_UNKNOWN"],
	},
	"PUT /api/admin/companies/:id/prices/:productId": {
		id: "changeCompanyPrice",
		access: "admin",
		permission: "customers.change",
		summary: "Donner à une entreprise ses prix d'un produit, ou les retirer",
		params: PRODUCT,
		body: "CompanyPriceInput",
		answers: { 200: "CompanyPrice" },
		errors: ["COMPANY_UNKNOWN", "PRODUCT_NOT_FOUND"],
	},
	"POST /api/admin/companies/:id/prices/file": {
		id: "importCompanyPrices",
		access: "admin",
		permission: "customers.change",
		summary: "Importer les prix d'une entreprise d'un fichier CSV ou XLSX",
		description:
			"Colonnes Référence, Carton, Couche et Palette, en euros TTC par pièce. Une ligne sans prix retire ceux du produit. Tout le fichier est pris, ou rien.",
		params: COMPANY,
		file: { field: "file", type: "text/csv", example: "Référence;Carton;Couche;Palette\r\nBAP-FRA-40;1,40;1,30;\r\n" },
		answers: { 200: "CompanyPriceFile" },
		errors: ["COMPANY_UNKNOWN", "CSV_INVALID", "UPLOAD_MISSING", "ORDER_FILE_TOO_LARGE"],
	},
} as const satisfies Operations;
