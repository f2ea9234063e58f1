import type { AdminClaim, ClaimDecision } from "@confiserie/domain/contract/claims";

export type Act = ClaimDecision["decision"] | "ANSWER";

/** The open claim and the action of the dialog. */
export interface Opened {
	claim: AdminClaim;
	act: Act;
}

interface ActWords {
	/** On the claim's button. */
	label: string;
	title: string;
	submit: string;
	words: { label: string; hint: string };
}

export const ACTS: Record<Act, ActWords> = {
	ANSWER: {
		label: "Répondre",
		title: "Répondre à la réclamation",
		submit: "Envoyer la réponse",
		words: { label: "Réponse", hint: "Le client la reçoit telle quelle\u00a0; la réclamation reste ouverte." },
	},
	REFUND: {
		label: "Rembourser",
		title: "Rembourser la réclamation",
		submit: "Rembourser et prévenir le client",
		words: { label: "Message", hint: "Facultatif. Le client le reçoit avec le montant." },
	},
	REPLACE: {
		label: "Remplacer",
		title: "Remplacer les articles",
		submit: "Terminer et prévenir le client",
		words: {
			label: "Ce qui est envoyé",
			hint: "Articles, quantités, date et suivi. Le client le reçoit tel quel\u00a0; le stock ne change pas de lui-même.",
		},
	},
	SETTLE: {
		label: "Régler autrement",
		title: "Régler autrement",
		submit: "Terminer et prévenir le client",
		words: { label: "Ce qui a été fait", hint: "Le client le reçoit tel quel." },
	},
	REFUSE: {
		label: "Refuser",
		title: "Refuser la réclamation",
		submit: "Refuser et prévenir le client",
		words: { label: "Motif", hint: "Le client le reçoit tel quel, avec le nom du médiateur des réglages." },
	},
};
