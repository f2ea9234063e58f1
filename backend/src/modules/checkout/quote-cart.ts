import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { quoteInEuros, type ShippingRules } from "@confiserie/domain/shipping";
import { taxOf } from "@confiserie/domain/tax/sale-tax";
import { ApiFailure } from "../failures";
import type { OrderBook } from "../orders";
import type { CartItem } from "./price-cart";
import { openChannel, priceNow } from "./price-now";

/**
 * Shipping and VAT of a cart at the shop's own prices, in EUR; stock and sent prices matter only when ordering.
 * @throws ApiFailure CHANNEL_CLOSED, PRODUCT_UNAVAILABLE
 */
export async function quoteCart(
	book: OrderBook,
	items: readonly CartItem[],
	rules: ShippingRules,
): Promise<ShippingQuoteResponse> {
	const channel = await openChannel(book.pool, undefined);
	const { lines, quote, problem, fresh } = await priceNow(book.pool, { items, channel, rules });
	if (problem === "PRODUCT_UNAVAILABLE") throw new ApiFailure(problem, { lines: fresh });
	const sold = lines.map(({ entry, boxes, unitPriceCents }) => ({
		quantity: boxes,
		unitPriceCents,
		ratePercent: entry.vatRate,
	}));
	return quoteInEuros(quote, taxOf({ lines: sold, shippingCents: quote.shippingCostCents }).totals);
}
