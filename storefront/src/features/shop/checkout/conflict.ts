import type { FreshLine } from "@confiserie/domain/contract/error";
import { ApiProblem } from "@/lib/api";

/** One product of the order that is no longer as the shopper saw it. Amounts in cents a box, quantities in boxes. */
export interface LineChange {
	productId: string;
	name: string;
	/** "limited": there is stock, but not for one account that has not paid. */
	kind: "gone" | "soldOut" | "short" | "limited" | "price";
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

const LIMITS = new Set(["TOO_MANY_UNPAID_BOXES", "HELD_TOO_OFTEN"]);
const CODES = new Set(["PRICE_CHANGED", "OUT_OF_STOCK", "PRODUCT_UNAVAILABLE", ...LIMITS]);

/** The conflict that a 409 of create-intent states, or null when the problem is another one. */
export function conflictOf(cause: unknown): Conflict | null {
	if (!(cause instanceof ApiProblem) || cause.status !== 409 || !CODES.has(cause.code)) return null;
	const isLimit = LIMITS.has(cause.code);
	const changes = cause.lines.flatMap((line) => changesOfLine(line, isLimit));
	// A limit on all products together leaves the choice to the shopper: the message alone says it.
	if (isLimit && changes.length === 0) return null;
	return { code: cause.code, message: cause.message, changes };
}

/** One change a product, the gravest. A shortage hides a new price: fewer boxes have a price of their own, asked for next. */
function changesOfLine(line: FreshLine, isLimit: boolean): LineChange[] {
	const kind = changeKind(line, isLimit);
	if (!kind) return [];
	return [
		{
			productId: line.productId,
			name: line.productName,
			kind,
			askedBoxes: line.quantity,
			availableBoxes: Math.max(0, line.availableQuantity),
			oldPriceCents: line.sentUnitPrice,
			newPriceCents: line.unitPrice,
		},
	];
}

function changeKind(line: FreshLine, isLimit: boolean): LineChange["kind"] | null {
	if (!line.onSale) return "gone";
	if (isLimit && line.availableQuantity < line.quantity) return "limited";
	if (line.availableQuantity <= 0) return "soldOut";
	if (line.availableQuantity < line.quantity) return "short";
	return line.sentUnitPrice !== null && line.sentUnitPrice !== line.unitPrice ? "price" : null;
}
