import type { StaffOrder } from "@confiserie/domain/contract/staff-order";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { palletPromotion } from "@confiserie/domain/pallet/pallet-promotion";
import { ApiFailure } from "../../foundations/failures";
import { type DeliveryRequest, deliveryOf, listedCents, type PricedCart, type PricedLine } from "./price-cart";

/** Boxes, and what is asked for one of them instead of the catalogue's price, in cents. */
export type AgreedItem = Pick<StaffOrder["orderData"]["items"][number], "productId" | "quantity" | "agreedUnitPrice">;

/**
 * A line at the price that was agreed for a box, or the pallet's where that is lower. Without an agreement it stays as it is.
 * @throws ApiFailure VALIDATION for an agreed price above the catalogue's
 */
export function atAgreedPrice(line: PricedLine, items: readonly AgreedItem[]): PricedLine {
	const position = items.findIndex((item) => item.productId === line.entry.productId);
	const agreed = items[position]?.agreedUnitPrice ?? listedCents(line);
	if (agreed > listedCents(line))
		throw new ApiFailure("VALIDATION", {
			field: `orderData.items[${position}].agreedUnitPrice`,
			message: "Un prix convenu ne dépasse pas celui du catalogue.",
		});
	const unitPriceCents = Math.min(agreed, line.unitPriceCents);
	const palletOffCents = agreed - unitPriceCents;
	const listUnitPriceCents = palletOffCents > 0 ? agreed : null;
	return { ...line, unitPriceCents, palletOffCents, listUnitPriceCents, totalCents: unitPriceCents * line.boxes };
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
	const lines = cart.lines.map((line) => atAgreedPrice(line, items));
	return { ...cart, lines, promotions: palletPromotion(lines), quote: deliveryOf(lines, rules, requested) };
}
