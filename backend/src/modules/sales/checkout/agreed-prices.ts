import type { StaffOrder } from "@confiserie/domain/contract/staff-order";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { ApiFailure } from "../../foundations/failures";
import { type DeliveryRequest, deliveryOf, type PricedCart, type PricedLine } from "./price-cart";

/** Boxes, and what is asked for one of them instead of the catalogue's price, in cents. */
export type AgreedItem = Pick<StaffOrder["orderData"]["items"][number], "productId" | "quantity" | "agreedUnitPrice">;

/**
 * Cents of one box of a line: the catalogue's price for its quantity, or the lower one that was agreed.
 * @throws ApiFailure VALIDATION for an agreed price above the catalogue's
 */
export function agreedUnitCents({ entry, unitPriceCents }: PricedLine, items: readonly AgreedItem[]): number {
	const position = items.findIndex((item) => item.productId === entry.productId);
	const agreed = items[position]?.agreedUnitPrice ?? unitPriceCents;
	if (agreed <= unitPriceCents) return agreed;
	throw new ApiFailure("VALIDATION", {
		field: `orderData.items[${position}].agreedUnitPrice`,
		message: "Un prix convenu ne dépasse pas celui du catalogue.",
	});
}

/**
 * A cart at the prices that were agreed, with the delivery that follows from them.
 * @throws ApiFailure VALIDATION for an agreed price above the catalogue's
 */
export function atAgreedPrices(
	cart: PricedCart,
	items: readonly AgreedItem[],
	{ rules, requested }: { rules: DeliveryRules; requested: DeliveryRequest },
): PricedCart {
	const lines = cart.lines.map((line) => {
		const unitPriceCents = agreedUnitCents(line, items);
		return { ...line, unitPriceCents, totalCents: unitPriceCents * line.boxes };
	});
	return { ...cart, lines, quote: deliveryOf(lines, rules, requested) };
}
