import type { Operations } from "./operation";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Many lines at once, typed or from a file, and the prices that they are ordered at. */
export const QUICK_ORDER_CALLS = {
	"POST /api/quick-order": {
		id: "checkQuickOrder",
		access: "public",
		summary: "Reconnaître des lignes à commander, avec leur prix et leur stock",
		description:
			"Référence, code-barres (pièce ou carton) ou nom, jusqu'à 500 lignes. Les lignes d'un même produit comptent ensemble pour le tarif et le stock. Rien n'est réservé.",
		body: "QuickOrderRequest",
		answers: { 200: "QuickOrder" },
	},
	"POST /api/quick-order/file": {
		id: "readOrderFile",
		access: "public",
		summary: "Lire les lignes d'un fichier CSV ou XLSX",
		description:
			"Avec ou sans ligne de titres. Les lignes sont rendues telles qu'elles sont écrites, sans prix. Des titres sans colonne de quantités reconnue sont refusés.",
		file: { field: "file", type: "text/csv", example: "Référence;Quantité;Unité\r\nBAP-FRA-40;2;palette\r\n" },
		answers: { 200: "OrderFile" },
		errors: ["CSV_INVALID", "UPLOAD_MISSING", "ORDER_FILE_TOO_LARGE", "RATE_LIMITED"],
	},
	"GET /api/price-list.xlsx": {
		id: "downloadPriceList",
		access: "customer",
		summary: "Télécharger ses tarifs en classeur, à remplir pour commander",
		answers: { 200: { type: XLSX, example: "PK" } },
		sends: ["Content-Disposition"],
		errors: ["RATE_LIMITED"],
	},
	"GET /api/price-list.pdf": {
		id: "printPriceList",
		access: "customer",
		summary: "Télécharger ses tarifs en PDF",
		answers: { 200: { type: "application/pdf", example: "%PDF-1.7" } },
		sends: ["Content-Disposition"],
		errors: ["RATE_LIMITED"],
	},
} as const satisfies Operations;
