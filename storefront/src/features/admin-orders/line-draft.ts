import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ChannelProduct } from "@confiserie/domain/contract/channels";
import { toCents } from "@confiserie/domain/money";

/** A line of an order that is being corrected: boxes as they are typed, "0" for one that goes. Price of a box in cents. */
export interface DraftLine {
	productId: string;
	name: string;
	/** Ordered boxes; 0 for a new line. */
	ordered: number;
	unitCents: number;
	boxes: string;
}

/** The lines of the order as they are, with what was typed about them, and what was added before. */
export function draftOf(order: AdminOrderDetail, typed: readonly DraftLine[] = []): DraftLine[] {
	const lines = order.items.map(({ productId, productName, quantity, unitPrice }) => ({
		productId,
		name: productName,
		ordered: quantity,
		unitCents: toCents(unitPrice),
		boxes: typed.find((line) => line.productId === productId)?.boxes ?? `${quantity}`,
	}));
	const isOrdered = (productId: string) => lines.some((line) => line.productId === productId);
	const added = typed.filter(({ productId, boxes }) => !isOrdered(productId) && boxesOf({ boxes }) !== 0);
	return [...lines, ...added.map((line) => ({ ...line, ordered: 0 }))];
}

/** A product that is new, one box of it. */
export const newLine = ({ productId, name, prices }: ChannelProduct): DraftLine => {
	return { productId, name, ordered: 0, unitCents: toCents(prices.box), boxes: "1" };
};

/** Boxes of a line; null unless it is a whole number. */
export function boxesOf({ boxes }: Pick<DraftLine, "boxes">): number | null {
	return /^\d{1,6}$/.test(boxes.trim()) ? Number(boxes) : null;
}

/** What is sent: the lines that stay or are new. */
export function itemsOf(lines: readonly DraftLine[]): { productId: string; boxes: number }[] {
	return lines.flatMap((line) => {
		const boxes = boxesOf(line) ?? 0;
		return boxes > 0 ? [{ productId: line.productId, boxes }] : [];
	});
}

/** Whether the draft differs from the order. */
export const isCorrected = (lines: readonly DraftLine[]): boolean =>
	lines.some((line) => boxesOf(line) !== line.ordered);

/** Why these lines cannot be sent; null when they can. */
export function draftProblem(lines: readonly DraftLine[]): string | null {
	if (lines.some((line) => boxesOf(line) === null)) return "Chaque quantité est un nombre entier de cartons.";
	if (itemsOf(lines).length === 0) return "Laissez au moins un produit, ou annulez la commande.";
	return isCorrected(lines) ? null : "Rien n'est changé pour l'instant.";
}
