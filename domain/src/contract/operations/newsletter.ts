import type { Operations } from "./operation";

/**
 * The newsletter: asked for, confirmed by a mailed link, ended by one click. Source: RGPD art. 7, CPCE art. L34-5, RFC
 * 8058.
 */
export const NEWSLETTER = {
	"POST /api/newsletter": {
		id: "askForNewsletter",
		access: "public",
		summary: "Demander la lettre d'information",
		description: "Un lien de confirmation part à l'adresse. La réponse est la même pour toute adresse.",
		body: "NewsletterRequest",
		answers: { 202: "nothing" },
		errors: ["RATE_LIMITED"],
	},
	"POST /api/newsletter/confirm": {
		id: "confirmNewsletter",
		access: "public",
		tries: ["mailed-token"],
		summary: "Confirmer son inscription par le lien reçu",
		body: "NewsletterToken",
		answers: { 204: "nothing" },
		errors: ["NEWSLETTER_LINK_REFUSED"],
	},
	"POST /api/newsletter/unsubscribe/:token": {
		id: "unsubscribe",
		access: "public",
		summary: "Se désinscrire, en un clic",
		description: "L'adresse de l'en-tête List-Unsubscribe (RFC 8058). La réponse est la même pour tout lien.",
		params: { token: { description: "Jeton de désinscription", example: "q3W8mZr5T1vX7bN2kL9pD4fG6hJ0sA" } },
		answers: { 204: "nothing" },
	},
	"GET /api/auth/newsletter": {
		id: "readNewsletterPreference",
		access: "customer",
		summary: "Savoir si l'on reçoit la lettre d'information",
		answers: { 200: "NewsletterPreference" },
	},
	"PUT /api/auth/newsletter": {
		id: "chooseNewsletter",
		access: "customer",
		summary: "Demander la lettre d'information, ou s'en désinscrire",
		body: "NewsletterChoice",
		answers: { 200: "NewsletterPreference" },
		errors: ["RATE_LIMITED"],
	},
} as const satisfies Operations;

/** Subscribers of the newsletter, for its editors. */
export const ADMIN_NEWSLETTER = {
	"GET /api/admin/newsletter": {
		id: "countSubscribers",
		access: "admin",
		permission: "newsletter.export",
		summary: "Compter les inscrits à la lettre d'information",
		answers: { 200: "NewsletterCount" },
	},
	"GET /api/admin/newsletter/export": {
		id: "exportSubscribers",
		access: "admin",
		permission: "newsletter.export",
		summary: "Exporter en CSV les inscrits qui ont confirmé",
		description:
			"Avec la preuve de leur accord et l'adresse de désinscription de chacun, pour l'en-tête List-Unsubscribe.",
		answers: {
			200: {
				type: "text/csv",
				example: "E-mail;Confirmé le;Version du texte;Désinscription\r\n",
			},
		},
		sends: ["Content-Disposition"],
	},
} as const satisfies Operations;
