/**
 * The consent to a mail once a product is back in stock. Its version is stored with the request as its proof (RGPD art.
 * 7-1): a new text is a new version.
 */
export const STOCK_ALERT_CONSENT = {
	version: 1,
	text: "Un seul e-mail, quand ce produit revient en stock. Votre adresse ne sert qu'à cela.",
} as const;
