import { quoteOrder } from "@confiserie/domain/contract/admin-orders";
import { type ChannelProduct, listChannelProducts } from "@confiserie/domain/contract/channels";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { DeliveryRequest } from "@/features/shop/cart";
import { ApiProblem, call } from "@/lib/api";

interface ToQuote extends DeliveryRequest {
	items: readonly { productId: string; quantity: number; agreedUnitPrice?: number | null }[];
	channelId: string | null;
	customerId: string | null;
}

/**
 * POST /admin/orders/quote: what these boxes cost with delivery, through a channel. An option that does not deliver there any more is
 * replaced by the cheapest one.
 */
export async function quotePrice(order: ToQuote, signal: AbortSignal): Promise<ShippingQuoteResponse> {
	try {
		return await call(quoteOrder, { body: order, signal });
	} catch (cause) {
		if (!order.delivery || !(cause instanceof ApiProblem) || cause.code !== "NO_DELIVERY_OPTION") throw cause;
		const { delivery, ...elsewhere } = order;
		return quotePrice(elsewhere, signal);
	}
}

/** A product that a channel sells, as a customer pays it, their company's prices included. */
export async function findProduct(
	{ channelId, customerId }: { channelId: string; customerId: string | undefined },
	{ productId, reference }: Pick<ChannelProduct, "productId" | "reference">,
	signal?: AbortSignal,
): Promise<ChannelProduct | undefined> {
	const query = { query: reference, page: 0, size: 100, customerId };
	const { content } = await call(listChannelProducts, { params: { id: channelId }, query, ...(signal && { signal }) });
	return content.find((product) => product.productId === productId && product.isSold);
}
