import { type Block, type Letter, note } from "./letter";
import type { MailTemplates } from "./templates";

/** To the owner. */
export function shopAlert({ state, alerts }: MailTemplates["shop-alert"]): Letter {
	const isOpen = state === "OPEN";
	const titles = [...new Set(alerts.map(({ title }) => title))].join(", ");
	return {
		subject: `${isOpen ? "À régler" : "Résolu"}\u00a0: ${titles}`,
		preview: isOpen ? "Votre boutique a besoin de vous." : "Rien à faire.",
		title: isOpen ? "Votre boutique a besoin de vous" : "C'est résolu",
		blocks: [
			...alerts.flatMap(({ title, detail, remedy }): Block[] => [
				`${title}. ${detail}`,
				...(isOpen ? [note(remedy)] : []),
			]),
			{ kind: "button", label: "Voir l'état de la boutique", path: "/admin" },
		],
	};
}
