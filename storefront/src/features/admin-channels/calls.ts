import { type ChannelProductPage, listChannelProducts } from "@confiserie/domain/contract/channels";
import { call } from "@/lib/api";

/** Query key of the channels; not under "admin", since no change of an order or a product affects them. */
export const CHANNELS_KEY = ["office", "channels"];

/** GET /admin/channels/{id}/products: the products on sale, with the channel's assortment and prices. */
export function callProducts(
	id: string,
	asked: { query: string; page: number; size?: number; customerId?: string | undefined },
	signal: AbortSignal,
): Promise<ChannelProductPage> {
	return call(listChannelProducts, { params: { id }, query: asked, signal });
}
