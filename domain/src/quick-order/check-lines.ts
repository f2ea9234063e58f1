import { type BoxPrice, boxPriceFor } from "../channels/sales-channel";
import { type OrderType, type TierPricing, unitBoxes } from "../prices/tier-price";
import { MOST_UNITS } from "./read-lines";

/** A product that lines may name; `boxPrices` are those of the caller, stock in boxes. */
export interface Orderable extends TierPricing {
	id: string;
	boxPrices: readonly BoxPrice[];
	stock: number;
}

/** A line to be checked: units, and the products that its text may mean; one where it is clear. */
export interface AskedLine<Product extends Orderable> {
	products: readonly Product[];
	quantity: number | null;
	unit: OrderType;
	isInPieces?: boolean;
}

/**
 * Whether a line can be added to the cart: `OK`, or why not. `SHORT` has boxes left, `SOLD_OUT` none; `UNIT` is a layer, a
 * pallet or a piece that the product is not sold by.
 */
export const LINE_STATES = ["OK", "UNKNOWN", "AMBIGUOUS", "QUANTITY", "UNIT", "SOLD_OUT", "SHORT"] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Prices in cents; 0 where nothing can be ordered. `left` are the boxes that remain for this line. */
export interface CheckedLine<Product extends Orderable> {
	state: LineState;
	product: Product | null;
	boxes: number;
	left: number;
	boxCents: number;
	totalCents: number;
}

/**
 * Prices lines as the cart does: the lines of one product count together, for the tier and for the stock, which the first
 * ones take. What cannot be ordered counts for neither.
 */
export function checkLines<Product extends Orderable>(lines: readonly AskedLine<Product>[]): CheckedLine<Product>[] {
	const taken = new Map<string, number>();
	const checked = lines.map((line) => checkLine(line, taken));
	return checked.map((line) => {
		if (line.state !== "OK" || !line.product) return line;
		const boxCents = boxPriceFor(line.product.boxPrices, taken.get(line.product.id) ?? line.boxes);
		return { ...line, boxCents, totalCents: boxCents * line.boxes };
	});
}

function checkLine<Product extends Orderable>(
	{ products, quantity, unit, isInPieces }: AskedLine<Product>,
	taken: Map<string, number>,
): CheckedLine<Product> {
	const nothing = { product: null, boxes: 0, left: 0, boxCents: 0, totalCents: 0 };
	const [product, ...others] = products;
	if (!product) return { ...nothing, state: "UNKNOWN" };
	if (others.length > 0) return { ...nothing, state: "AMBIGUOUS" };
	const before = taken.get(product.id) ?? 0;
	const left = Math.max(0, product.stock - before);
	const known = { ...nothing, product, left };
	const boxesPerUnit = unitBoxes(product, unit);
	if (boxesPerUnit === null || (isInPieces && product.piecesPerBox > 1)) return { ...known, state: "UNIT" };
	const boxes = (quantity ?? 0) * boxesPerUnit;
	if (quantity === null || boxes + before > MOST_UNITS) return { ...known, state: "QUANTITY" };
	if (boxes > left) return { ...known, boxes, state: left > 0 ? "SHORT" : "SOLD_OUT" };
	taken.set(product.id, before + boxes);
	return { ...known, boxes, state: "OK" };
}
