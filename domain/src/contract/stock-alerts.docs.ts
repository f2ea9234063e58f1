import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";
import * as stockAlerts from "./stock-alerts";

/** One mail when a product is back in stock. Source: RGPD art. 7, RFC 8058. */
export const STOCK_ALERTS = documented(stockAlerts, {
	bodies: {
		StockAlertRequest: shape(stockAlerts.stockAlertRequestSchema, { email: SAMPLE.email, consent: 1 }),
	},

	groups: {
		"Retour en stock": {
			askForStockAlert: {
				summary: "Demander un e-mail quand un produit revient en stock",
				description: "Répété, l'appel ne change rien. La réponse est la même pour toute adresse.",
			},
			cancelStockAlert: {
				summary: "Renoncer aux e-mails de retour en stock, en un clic",
				description: "L'adresse de l'en-tête List-Unsubscribe (RFC 8058). La réponse est la même pour tout lien.",
			},
		},
	},
});
