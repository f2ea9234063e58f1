import type { Letter } from "./letter";
import type { MailTemplates } from "./templates";
import { greeting } from "./words";

/** Why a review is not published. Source: code de la consommation, art. L111-7-2 and D111-19. */
export function reviewRefused({ firstName, productName, text, reason }: MailTemplates["review-refused"]): Letter {
	return {
		subject: "Votre avis n'a pas été publié",
		preview: productName,
		title: "Votre avis n'a pas été publié",
		blocks: [
			greeting(firstName),
			`Nous avons relu votre avis sur «\u00a0${productName}\u00a0» et ne le publions pas, pour la raison suivante.`,
			{ kind: "quote", text: reason },
			"Votre avis\u00a0:",
			{ kind: "quote", text },
			"Vous pouvez l'écrire à nouveau. Une note basse n'est jamais un motif de refus.",
			{ kind: "button", label: "Écrire mon avis", path: "/account/reviews" },
		],
	};
}
