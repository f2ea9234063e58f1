import { STOCK_ALERT_CONSENT } from "@confiserie/domain/catalogue/stock-alert";
import { type Letter, note } from "./letter";
import type { MailTemplates } from "./templates";

/** To a visitor who asked to be notified of a product; the only mail of that request. */
export function stockAlert({ productName, path, unsubscribeToken }: MailTemplates["stock-alert"]): Letter {
	return {
		subject: `${productName}\u00a0: de nouveau en stock`,
		preview: "Vous aviez demandé à être prévenu.",
		title: "De nouveau en stock",
		blocks: [
			`${productName} est de nouveau en stock. Rien n'est réservé\u00a0: premier arrivé, premier servi.`,
			{ kind: "button", label: "Voir le produit", path },
			note(`Votre accord\u00a0: «\u00a0${STOCK_ALERT_CONSENT.text}\u00a0»`),
			{ kind: "button", label: "Ne plus être prévenu", path: `/alerte-stock/desinscription?token=${unsubscribeToken}` },
		],
		unsubscribePath: `/api/stock-alerts/unsubscribe/${unsubscribeToken}`,
	};
}
