import type { FreshLine } from "@confiserie/domain/contract/error";

/** What a refusal says of products, at the fields of their lines, with its message; false where it says nothing of them. */
export function lineFaults(
	{ message, lines }: { message: string; lines: readonly FreshLine[] },
	items: readonly { productId: string }[],
	fieldOf: (at: number) => string,
): false | Record<string, string> {
	const faults = items.flatMap(({ productId }, at) => {
		const line = lines.find((one) => one.productId === productId);
		const fault = line && faultOf(line);
		return fault ? [[fieldOf(at), fault] as const] : [];
	});
	return faults.length > 0 && { ...Object.fromEntries(faults), root: message };
}

function faultOf({ onSale, quantity, availableQuantity, sentUnitPrice, unitPrice }: FreshLine): string | null {
	if (!onSale) return "Ce produit n'est plus en vente.";
	if (quantity > availableQuantity) return `${availableQuantity} en stock.`;
	return sentUnitPrice !== null && sentUnitPrice !== unitPrice ? "Le prix a changé." : null;
}
