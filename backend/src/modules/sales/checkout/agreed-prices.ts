import type { StaffOrder } from "@confiserie/domain/contract/staff-order";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { palletPromotion } from "@confiserie/domain/pallet/pallet-promotion";
import { ApiFailure } from "../../foundations/failures";
import { type DeliveryRequest, deliveryOf, listedCents, type PricedCart, type PricedLine } from "./price-cart";

/** Boxes, and what is asked for one of them instead of the catalogue's price, in cents. */
export type AgreedItem = Pick<StaffOrder["orderData"]["items"][number], "productId" | "quantity" | "agreedUnitPrice">;

/**
 * Cents of one box of a line: the catalogue's price for its quantity, or the lower one that was agreed.
 * @throws ApiFailure VALIDATION for an agreed price above the catalogue's
 */
export function agreedUnitCents(line: PricedLine, items: readonly AgreedItem[]): number {
	const { entry, unitPriceCents } = line;
	const position = items.findIndex((item) => item.productId === entry.productId);
	const agreed = items[position]?.agreedUnitPrice ?? unitPriceCents;
	if (agreed <= listedCents(line)) return Math.min(agreed, unitPriceCents);
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
		if (unitPriceCents === line.unitPriceCents) return line;
		const agreed = { unitPriceCents, listUnitPriceCents: null, palletOffCents: 0, palletUnitCents: null };
		return { ...line, ...agreed, totalCents: unitPriceCents * line.boxes };
	});
	return { ...cart, lines, promotions: palletPromotion(lines), quote: deliveryOf(lines, rules, requested) };
}
