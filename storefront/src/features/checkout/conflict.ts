import type { FreshLine } from "@confiserie/domain/contract/error";
import { ApiProblem } from "@/lib/api";

/** One product of the order that is no longer as the shopper saw it. Amounts in cents a box, quantities in boxes. */
export interface LineChange {
	productId: string;
	name: string;
	kind: "gone" | "soldOut" | "short" | "price";
	askedBoxes: number;
	availableBoxes: number;
	oldPriceCents: number | null;
	newPriceCents: number;
}
export interface Conflict {
	code: string;
	message: string;
	changes: LineChange[];
}

const CODES = new Set(["PRICE_CHANGED", "OUT_OF_STOCK", "PRODUCT_UNAVAILABLE"]);

/** The conflict that a 409 of create-intent states, or null when the problem is another one. */
export function conflictOf(cause: unknown): Conflict | null {
	if (!(cause instanceof ApiProblem) || cause.status !== 409 || !CODES.has(cause.code)) return null;
	return { code: cause.code, message: cause.message, changes: cause.lines.flatMap(changesOfLine) };
}

/** A shortage and a new price of the same product are two changes: both must be seen before they are accepted. */
function changesOfLine(line: FreshLine): LineChange[] {
	const isPriceNew = line.sentUnitPrice !== null && line.sentUnitPrice !== line.unitPrice;
	const kinds: LineChange["kind"][] = [];
	if (!line.onSale) kinds.push("gone");
	else if (line.availableQuantity <= 0) kinds.push("soldOut");
	else {
		if (line.availableQuantity < line.quantity) kinds.push("short");
		if (isPriceNew) kinds.push("price");
	}
	return kinds.map((kind) => ({
		productId: line.productId,
		name: line.productName,
		kind,
		askedBoxes: line.quantity,
		availableBoxes: Math.max(0, line.availableQuantity),
		oldPriceCents: line.sentUnitPrice,
		newPriceCents: line.unitPrice,
	}));
}
