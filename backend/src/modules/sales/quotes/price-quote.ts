import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { staffQuoteSchema } from "@confiserie/domain/contract/staff-order";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { z } from "@medusajs/framework/zod";
import { resolveBuyer, rulesUnder } from "../../companies/companies";
import { quoteResponse } from "../../fulfilment/delivery";
import { atAgreedPrices, openChannel, priceNow, promotionsInEuros } from "../checkout";
import type { OrderContext } from "../orders";
import { quotedLines } from "./quoted-lines";

/**
 * What staff's boxes cost through a channel, with delivery and VAT, in EUR; at agreed prices where there are some. Stock and the
 * prices on the screen matter only when it is entered.
 * @throws ApiFailure CHANNEL_CLOSED, PRODUCT_UNAVAILABLE, NO_DELIVERY_OPTION, VALIDATION for an agreed price above the catalogue's
 */
export async function priceQuote(
	context: OrderContext,
	{ items, channelId, customerId, as, address, delivery }: z.output<typeof staffQuoteSchema>,
	shopRules: DeliveryRules,
): Promise<ShippingQuoteResponse> {
	const buyer = await resolveBuyer(context.pool, { customerId: customerId ?? undefined, as });
	const rules = rulesUnder(buyer.terms, shopRules);
	const channel = await openChannel(context.pool, channelId ?? undefined);
	const requested = { address, delivery };
	const unseen = items.map(({ productId, quantity }) => ({ productId, quantity }));
	const cart = await priceNow(context.pool, { items: unseen, channel, rules, buyer, requested });
	const lines = quotedLines(cart, items);
	const { quote, promotions = [] } = atAgreedPrices(cart, items, { rules, requested });
	const at = { rules, now: context.now(), place: address, optionId: delivery?.optionId };
	return { ...quoteResponse(quote, lines, at), ...promotionsInEuros(promotions) };
}
