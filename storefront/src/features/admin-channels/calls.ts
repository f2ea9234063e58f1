import { type ChannelProductPage, channelProductPageSchema } from "@confiserie/domain/contract/channels";
import { api } from "@/lib/api";

const path = (id: string) => `/admin/channels/${encodeURIComponent(id)}`;

/** Query key of the channels; not under "admin", since no change of an order or a product affects them. */
export const CHANNELS_KEY = ["office", "channels"];

/** GET /admin/channels/{id}/products: the products on sale, with the channel's assortment and prices. */
export function callProducts(
	id: string,
	asked: { query: string; page: number; size?: number; customerId?: string | undefined },
	signal: AbortSignal,
): Promise<ChannelProductPage> {
	return api.get(`${path(id)}/products`, channelProductPageSchema, { query: asked, signal });
}
