import type { DeliveryQuote } from "../delivery/quote";
import { quoteShipping, type ShippingRules } from "../delivery/shipping";

/** A line as it was ordered, price of a box with VAT, in cents. */
interface AgreedLine {
	productId: string;
	boxes: number;
	unitPriceCents: number;
	/** The price before promotions; null or absent where none lowered it. */
	listUnitPriceCents?: number | null;
}

/** Requested boxes of a product; a product without an entry is removed. */
interface WantedLine {
	productId: string;
	boxes: number;
}

/** A line of the corrected order. `before`: boxes that were ordered, 0 of a product that is new. */
export interface CorrectedLine extends AgreedLine {
	before: number;
}

/**
 * The lines of a corrected order, in the requested order. Ordered boxes have the agreed price, also below its tier;
 * additional ones cost no more than today's tier; new products cost today's price. What promotions took off a line stays the
 * amount that it was, to the next cent a box: it does not grow with the boxes.
 * @param today price of a box for so many boxes, undefined for what is not sold now: then there can only be less of it
 * @returns the lines, and products that cannot be had as they are wanted
 */
export function correctLines(
	ordered: readonly AgreedLine[],
	wanted: readonly WantedLine[],
	today: (productId: string, boxes: number) => number | undefined,
): { lines: CorrectedLine[]; unavailable: string[] } {
	const unavailable: string[] = [];
	const lines = wanted.map(({ productId, boxes }) => {
		const agreed = ordered.find((line) => line.productId === productId);
		const before = agreed?.boxes ?? 0;
		if (agreed && boxes <= before) return { ...agreed, productId, boxes, before };
		const now = today(productId, boxes);
		if (now === undefined) unavailable.push(productId);
		const agreedCents = agreed?.listUnitPriceCents ?? agreed?.unitPriceCents;
		const listCents = Math.min(...[agreedCents, now].flatMap((price) => price ?? []));
		const reductionCents = agreed && agreedCents ? (agreedCents - agreed.unitPriceCents) * before : 0;
		const offCents = Math.min(listCents, Math.ceil(reductionCents / boxes));
		const listUnitPriceCents = offCents > 0 ? listCents : null;
		return { productId, boxes, before, unitPriceCents: listCents - offCents, listUnitPriceCents };
	});
	return { lines, unavailable };
}

/** Goods and delivery of an order, with VAT, in cents. */
interface OrderSums {
	subtotalCents: number;
	shippingCents: number;
}

/**
 * What delivery of a corrected order costs: as it was agreed, unless the correction takes the goods over the threshold of
 * today's rules, where it becomes free, or under it, where it costs what those rules ask.
 */
export function correctedShipping(before: OrderSums, subtotalCents: number, rules: ShippingRules): number {
	const after = quoteShipping(subtotalCents, rules);
	if (after.isFreeShipping) return 0;
	return quoteShipping(before.subtotalCents, rules).isFreeShipping ? after.shippingCostCents : before.shippingCents;
}

/**
 * What delivery of a corrected order costs by the option that was agreed: the agreed amount and what today's prices ask more or
 * less for the corrected cart. As agreed where the option is not offered any more.
 */
export function correctedOption(before: OrderSums, was: DeliveryQuote | null, after: DeliveryQuote | null): number {
	if (!was || !after) return before.shippingCents;
	return Math.max(0, before.shippingCents + after.shippingCostCents - was.shippingCostCents);
}
