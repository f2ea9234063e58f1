import { NEWSLETTER_CONSENT, NEWSLETTER_LINK_DAYS } from "@confiserie/domain/customers/newsletter";
import { type Letter, note } from "./letter";
import type { MailTemplates } from "./templates";

/** The confirmation link; an address that did not subscribe and does not click gets no further mail. */
export function newsletterConfirm({ path }: MailTemplates["newsletter-confirm"]): Letter {
	return {
		subject: "Confirmez votre inscription à notre lettre",
		preview: `Le lien est valable ${NEWSLETTER_LINK_DAYS} jours.`,
		title: "Une dernière étape",
		blocks: [
			"Cette adresse a été inscrite à notre lettre d'information, avec cet accord\u00a0:",
			{ kind: "quote", text: NEWSLETTER_CONSENT.text },
			{ kind: "button", label: "Confirmer mon inscription", path },
			note(
				`Le lien est valable ${NEWSLETTER_LINK_DAYS} jours. Si vous n'avez rien demandé, ne faites rien\u00a0: nous ne vous écrirons pas.`,
			),
		],
	};
}

/** The first mail; like every mail it contains a link to unsubscribe, in its text and its headers. */
export function newsletterWelcome({ unsubscribeToken }: MailTemplates["newsletter-welcome"]): Letter {
	return {
		subject: "Vous êtes inscrit à notre lettre",
		preview: "Nos nouveautés et nos offres, une fois par mois au plus.",
		title: "Bienvenue parmi nos lecteurs",
		blocks: [
			"Votre inscription est confirmée. Nous vous écrirons une fois par mois au plus.",
			{ kind: "button", label: "Me désinscrire", path: `/lettre/desinscription?token=${unsubscribeToken}` },
		],
		unsubscribePath: `/api/newsletter/unsubscribe/${unsubscribeToken}`,
	};
}
