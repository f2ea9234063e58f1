/**
 * The consent to the newsletter. Its version is stored with the consent as its proof (RGPD art. 7-1): a new text is a
 * new version.
 */
export const NEWSLETTER_CONSENT = {
	version: 1,
	text: "J'accepte de recevoir par e-mail les nouveautés et les offres de la boutique, une fois par mois au plus. Je peux me désinscrire à tout moment, par le lien de chaque envoi.",
} as const;

/** Days for which the link that confirms an address is good. */
export const NEWSLETTER_LINK_DAYS = 7;
