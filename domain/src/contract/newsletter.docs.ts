import { documented } from "./documented";
import * as newsletter from "./newsletter";
import { SAMPLE, shape } from "./shape";

/**
 * The newsletter: asked for, confirmed by a mailed link, ended by one click. Source: RGPD art. 7, CPCE art. L34-5, RFC
 * 8058.
 */
export const NEWSLETTER = documented(newsletter, {
	bodies: {
		NewsletterRequest: shape(newsletter.newsletterRequestSchema, { email: SAMPLE.email, consent: 1 }),
		NewsletterToken: shape(newsletter.newsletterTokenSchema, { token: SAMPLE.mailedToken }),
		NewsletterChoice: shape(newsletter.newsletterChoiceSchema, { subscribed: true, consent: 1 }),
	},
	answers: {
		NewsletterPreference: shape(newsletter.newsletterPreferenceSchema, { state: "CONFIRMED" }),
		NewsletterCount: shape(newsletter.newsletterCountSchema, { confirmed: 120, pending: 4 }),
	},
	groups: {
		"Lettre d'information": {
			askForNewsletter: {
				summary: "Demander la lettre d'information",
				description: "Un lien de confirmation part à l'adresse. La réponse est la même pour toute adresse.",
			},
			confirmNewsletter: { summary: "Confirmer son inscription par le lien reçu" },
			unsubscribe: {
				summary: "Se désinscrire, en un clic",
				description: "L'adresse de l'en-tête List-Unsubscribe (RFC 8058). La réponse est la même pour tout lien.",
			},
			readNewsletterPreference: { summary: "Savoir si l'on reçoit la lettre d'information" },
			chooseNewsletter: { summary: "Demander la lettre d'information, ou s'en désinscrire" },
		},
		"Administration : lettre d'information": {
			countSubscribers: { summary: "Compter les inscrits à la lettre d'information" },
			exportSubscribers: {
				summary: "Exporter en CSV les inscrits qui ont confirmé",
				description:
					"Avec la preuve de leur accord et l'adresse de désinscription de chacun, pour l'en-tête List-Unsubscribe.",
				file: "E-mail;Confirmé le;Version du texte;Désinscription\r\n",
			},
		},
	},
});
