import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { nextStep } from "@confiserie/domain/delivery/next-step";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { quoteResponse } from "../delivery";
import { ApiFailure } from "../failures";
import type { OrderBook } from "../orders";
import type { CartItem, DeliveryWish } from "./price-cart";
import { openChannel, priceNow } from "./price-now";

/**
 * Delivery and VAT of a cart at the shop's own prices, in EUR; stock and sent prices matter only when ordering.
 * @throws ApiFailure CHANNEL_CLOSED, PRODUCT_UNAVAILABLE, NO_DELIVERY_OPTION
 */
export async function quoteCart(
	book: OrderBook,
	items: readonly CartItem[],
	rules: DeliveryRules,
	wish: DeliveryWish,
): Promise<ShippingQuoteResponse> {
	const channel = await openChannel(book.pool, undefined);
	const { lines, quote, problem, fresh } = await priceNow(book.pool, { items, channel, rules, wish });
	if (problem === "PRODUCT_UNAVAILABLE") throw new ApiFailure(problem, { lines: fresh });
	const sold = lines.map(({ entry, boxes, unitPriceCents }) => ({
		quantity: boxes,
		unitPriceCents,
		ratePercent: entry.vatRate,
	}));
	const filled = lines.map(({ entry, boxes }) => ({ ...entry, boxes }));
	const { address: place, delivery: choice } = wish;
	const step = nextStep({ lines: filled, place, choice: choice ?? undefined }, quote, rules);
	return quoteResponse(quote, sold, { rules, now: book.now(), place, step });
}
