import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";

/** One mail when a product is back in stock. Source: RGPD art. 7, RFC 8058. */
export const STOCK_ALERTS = {
	"POST /api/products/:id/stock-alerts": {
		id: "askForStockAlert",
		access: "public",
		summary: "Demander un e-mail quand un produit revient en stock",
		description: "Répété, l'appel ne change rien. La réponse est la même pour toute adresse.",
		params: { id: { description: "Identifiant du produit", example: SAMPLE.productId } },
		body: "StockAlertRequest",
		answers: { 202: "nothing" },
		errors: ["PRODUCT_NOT_FOUND", "RATE_LIMITED"],
	},
	"POST /api/stock-alerts/unsubscribe/:token": {
		id: "cancelStockAlert",
		access: "public",
		summary: "Renoncer aux e-mails de retour en stock, en un clic",
		description: "L'adresse de l'en-tête List-Unsubscribe (RFC 8058). La réponse est la même pour tout lien.",
		params: { token: { description: "Jeton de désinscription", example: SAMPLE.mailedToken } },
		answers: { 204: "nothing" },
	},
} as const satisfies Operations;
