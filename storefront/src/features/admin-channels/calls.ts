import {
	type ChannelProduct,
	type ChannelProductPage,
	type ChannelProductUpdate,
	type ChannelUpdate,
	channelListSchema,
	channelProductPageSchema,
	channelProductSchema,
	channelSchema,
	type SalesChannel,
	type SalesChannelList,
} from "@confiserie/domain/contract/channels";
import { api } from "@/lib/api";

const path = (id: string) => `/admin/channels/${encodeURIComponent(id)}`;

/** Query key of the channels; not under "admin", since no change of an order or a product affects them. */
export const CHANNELS_KEY = ["office", "channels"];

/** GET /admin/channels: the channels, and the stock locations to choose from. */
export function callChannels(signal: AbortSignal): Promise<SalesChannelList> {
	return api.get("/admin/channels", channelListSchema, { signal });
}

/** POST /admin/channels. */
export function callCreate(name: string): Promise<SalesChannel> {
	return api.post("/admin/channels", { name }, channelSchema);
}

/** PUT /admin/channels/{id}. */
export function callSave(id: string, update: ChannelUpdate): Promise<SalesChannel> {
	return api.put(path(id), update, channelSchema);
}

/** GET /admin/channels/{id}/products: the products on sale, with the channel's assortment and prices. */
export function callProducts(
	id: string,
	asked: { query: string; page: number; size?: number; customerId?: string | undefined },
	signal: AbortSignal,
): Promise<ChannelProductPage> {
	return api.get(`${path(id)}/products`, channelProductPageSchema, { query: asked, signal });
}

/** PUT /admin/channels/{id}/products/{productId}. */
export function callProduct(id: string, productId: string, update: ChannelProductUpdate): Promise<ChannelProduct> {
	return api.put(`${path(id)}/products/${encodeURIComponent(productId)}`, update, channelProductSchema);
}
