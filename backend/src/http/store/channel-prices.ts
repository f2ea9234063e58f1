import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { channelsOf } from "./customer";

/** Where Medusa tells prices of products; the rest of the Store API prices by the cart, which knows its channel. */
const PRICED = ["/store/products", "/store/products/:id", "/store/product-variants", "/store/product-variants/:id"];

/**
 * Has Medusa price products by the list of the key's sales channel, as it does a cart's lines. A key of several
 * channels selects none: its products have the shop's own prices. Runs after Medusa's middleware, which sets the
 * context.
 */
function priceForChannel(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
	const [channelId, ...others] = channelsOf(req);
	if (req.pricingContext && channelId && others.length === 0)
		Object.assign(req.pricingContext, { sales_channel_id: channelId });
	next();
}

/** Medusa's routes that tell a price, with what goes before them. */
export const channelPrices = PRICED.map((matcher) => ({
	matcher,
	methods: ["GET" as const],
	middlewares: [priceForChannel],
}));
