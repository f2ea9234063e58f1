import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { quoteInEuros, quoteShipping, type ShippingRules } from "@confiserie/domain/shipping";
import { taxOf } from "@confiserie/domain/tax/sale-tax";
import { type AgreedItem, openChannel, priceNow } from "../checkout";
import type { OrderBook } from "../orders";
import { quotedLines } from "./quoted-lines";

/**
 * What staff's boxes cost through a channel, with delivery and VAT, in EUR; at agreed prices where there are some. Stock and the
 * prices on the screen matter only when it is entered.
 * @throws ApiFailure CHANNEL_CLOSED, PRODUCT_UNAVAILABLE, VALIDATION for an agreed price above the catalogue's
 */
export async function priceQuote(
	book: OrderBook,
	items: readonly AgreedItem[],
	rules: ShippingRules,
	channelId?: string,
): Promise<ShippingQuoteResponse> {
	const channel = await openChannel(book.pool, channelId);
	const unseen = items.map(({ productId, quantity }) => ({ productId, quantity }));
	const lines = quotedLines(await priceNow(book.pool, { items: unseen, channel, rules }), items);
	const subtotalCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0);
	const quote = quoteShipping(subtotalCents, rules);
	return quoteInEuros(quote, taxOf({ lines, shippingCents: quote.shippingCostCents }).totals);
}
