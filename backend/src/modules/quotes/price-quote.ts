import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { staffQuoteSchema } from "@confiserie/domain/contract/staff-order";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { z } from "@medusajs/framework/zod";
import { atAgreedPrices, openChannel, priceNow } from "../checkout";
import { resolveBuyer, rulesUnder } from "../company-terms";
import { quoteResponse } from "../delivery";
import type { OrderBook } from "../orders";
import { quotedLines } from "./quoted-lines";

/**
 * What staff's boxes cost through a channel, with delivery and VAT, in EUR; at agreed prices where there are some. Stock and the
 * prices on the screen matter only when it is entered.
 * @throws ApiFailure CHANNEL_CLOSED, PRODUCT_UNAVAILABLE, NO_DELIVERY_OPTION, VALIDATION for an agreed price above the catalogue's
 */
export async function priceQuote(
	book: OrderBook,
	{ items, channelId, customerId, as, address, delivery }: z.output<typeof staffQuoteSchema>,
	shopRules: DeliveryRules,
): Promise<ShippingQuoteResponse> {
	const buyer = await resolveBuyer(book.pool, { customerId: customerId ?? undefined, as });
	const rules = rulesUnder(buyer.terms, shopRules);
	const channel = await openChannel(book.pool, channelId ?? undefined);
	const wish = { address, delivery };
	const unseen = items.map(({ productId, quantity }) => ({ productId, quantity }));
	const cart = await priceNow(book.pool, { items: unseen, channel, rules, buyer, wish });
	const lines = quotedLines(cart, items);
	const { quote } = atAgreedPrices(cart, items, { rules, wish });
	return quoteResponse(quote, lines, { rules, now: book.now(), place: address });
}
