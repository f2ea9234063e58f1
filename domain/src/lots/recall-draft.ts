import { lotWords } from "./lot-words";

/**
 * Draft of the mail to customers who received a lot; the shop edits it before it is sent. Source: Regulation (EC) 178/2002, article 19;
 * Regulation (EU) 2023/988, article 36.
 */
export function recallDraft(lot: { productName: string } & Parameters<typeof lotWords>[0]) {
	const words = lotWords(lot);
	return {
		subject: `Rappel de produit\u00a0: ${lot.productName}, ${words}`,
		text: [
			`Nous rappelons le produit «\u00a0${lot.productName}\u00a0», ${words}. Vous en avez reçu.`,
			"Motif du rappel\u00a0: …",
			"Ne consommez pas ce produit, ne le vendez pas et ne le donnez pas. Si vous l'avez revendu, prévenez vos clients.",
			"Répondez à ce message ou appelez-nous\u00a0: nous convenons avec vous de la reprise ou de la destruction de ce qui vous reste, et de son remboursement.",
		].join("\n\n"),
	};
}
