import { ApiProblem } from "@/lib/api";

/** The server's refusals by product id. */
export function lineProblems(cause: unknown): Record<string, string> {
	const lines = cause instanceof ApiProblem ? cause.lines : [];
	return Object.fromEntries(
		lines.flatMap(({ productId, onSale, quantity, availableQuantity, sentUnitPrice, unitPrice }) => {
			if (!onSale) return [[productId, "Ce produit n'est plus en vente."]];
			if (quantity > availableQuantity) return [[productId, `${availableQuantity} en stock.`]];
			return sentUnitPrice !== null && sentUnitPrice !== unitPrice ? [[productId, "Le prix a changé."]] : [];
		}),
	);
}
