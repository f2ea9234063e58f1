import type { WithdrawalRight } from "./right-codes";

interface RightFacts {
	label: string;
	/** Whether the on-line function takes it. */
	isOpen: boolean;
	/** For the consumer, with the article that excludes it. */
	explanation: string;
}

/**
 * Whether a consumer may withdraw from the purchase of a product, and why not. The merchant states it per product; an order
 * stores the value at its placement. Source: code de la consommation, art. L221-18 and L221-28, 3° to 5°.
 */
export const WITHDRAWAL_RIGHTS: Record<WithdrawalRight, RightFacts> = {
	FREE: {
		label: "Possible pendant 14 jours",
		isOpen: true,
		explanation: "Vous pouvez changer d'avis pendant 14 jours après la livraison.",
	},
	UNSEALED: {
		label: "Possible tant que l'emballage n'est pas ouvert",
		isOpen: true,
		explanation:
			"Vous pouvez changer d'avis pendant 14 jours après la livraison tant que l'emballage scellé n'est pas ouvert\u00a0: ensuite, l'hygiène l'exclut (article L221-28, 5° du code de la consommation).",
	},
	PERISHABLE: {
		label: "Exclue\u00a0: produit périssable",
		isOpen: false,
		explanation:
			"Pas de droit de rétractation\u00a0: ce produit se détériore ou se périme rapidement (article L221-28, 4° du code de la consommation).",
	},
	MADE_TO_ORDER: {
		label: "Exclue\u00a0: fabriqué sur commande",
		isOpen: false,
		explanation:
			"Pas de droit de rétractation\u00a0: ce produit est fait selon vos indications ou nettement personnalisé (article L221-28, 3° du code de la consommation).",
	},
};
