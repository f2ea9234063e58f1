import type { ClaimKind, ClaimRemedy, ClaimState } from "./claim-codes";

interface KindFacts {
	label: string;
	/** Whether it concerns goods: then the lines are required. */
	isOfGoods: boolean;
}

export const CLAIM_KIND_FACTS: Record<ClaimKind, KindFacts> = {
	MISSING: { label: "Il manque quelque chose", isOfGoods: true },
	DAMAGED: { label: "Abîmé ou cassé à l'arrivée", isOfGoods: true },
	WRONG_PRODUCT: { label: "Ce n'est pas le bon produit", isOfGoods: true },
	DEFECT: { label: "Défaut, ou pas conforme à la description", isOfGoods: true },
	LATE: { label: "Livraison en retard ou colis perdu", isOfGoods: false },
	OTHER: { label: "Autre chose", isOfGoods: false },
};

export const CLAIM_REMEDY_LABELS: Record<ClaimRemedy, string> = {
	REPLACEMENT: "Un remplacement",
	REFUND: "Un remboursement",
	REPAIR: "Une mise en conformité",
	OTHER: "Autre chose",
};

interface StateFacts {
	label: string;
	/** Closed: no further message or decision. */
	isEnd: boolean;
}

export const CLAIM_STATE_FACTS: Record<ClaimState, StateFacts> = {
	OPEN: { label: "À traiter", isEnd: false },
	ANSWERED: { label: "Réponse envoyée", isEnd: false },
	REFUNDED: { label: "Remboursée", isEnd: true },
	REPLACED: { label: "Remplacée", isEnd: true },
	SETTLED: { label: "Réglée", isEnd: true },
	REFUSED: { label: "Refusée", isEnd: true },
};

/**
 * Information for a consumer whose claim is refused: whom to turn to, free of charge. Empty `mediator` while the
 * settings name none. Source: code de la consommation, art. L616-1, L616-2 and R616-1.
 */
export function mediatorText(mediator: string): string {
	const who = mediator ? `\u00a0: ${mediator}` : " nommé dans nos mentions légales";
	return `Si vous n'êtes pas d'accord, vous pouvez saisir gratuitement le médiateur de la consommation${who}.`;
}
