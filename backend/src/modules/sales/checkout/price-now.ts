import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import type { Sql } from "../../../lib/database/sql";
import type { Buyer } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { type Channel, readChannel } from "../../terms/channels";
import { catalogueOf } from "../offers";
import { InsufficientStock } from "../orders";
import { type CartItem, type DeliveryRequest, type PricedCart, priceCart } from "./price-cart";

/** A cart, through which channel it is sold, and what its own order holds already. */
interface CartToPrice {
	items: readonly CartItem[];
	channel: Channel;
	rules: DeliveryRules;
	/** At whose company's prices. */
	buyer: Buyer;
	/** Boxes per inventory item. */
	own?: ReadonlyMap<string, number> | undefined;
	/** Undefined: the cheapest way in mainland France. */
	requested?: Omit<DeliveryRequest, "business"> | undefined;
}

/** A cart at what its channel asks for it at this instant, read from SQL. */
export async function priceNow(
	sql: Sql,
	{ items, channel, rules, buyer, own, requested }: CartToPrice,
): Promise<PricedCart> {
	const productIds = items.map(({ productId }) => productId);
	const catalogue = await catalogueOf(sql, productIds, channel, buyer.companyId);
	const { packing } = channel.isOwn ? rules : withoutMixedPallets(rules);
	return priceCart(items, catalogue, rules, own, { ...requested, business: buyer.business }, packing);
}

/** Another channel adds up its own prices by product, as its catalogue states them; its goods travel as any others. */
export const withoutMixedPallets = (rules: DeliveryRules): DeliveryRules => ({
	...rules,
	packing: { ...rules.packing, mixedPallets: { ...rules.packing.mixedPallets, isAllowed: false } },
});

/**
 * The channel that an order comes through; the shop's own where none is named.
 * @throws ApiFailure CHANNEL_CLOSED: nothing is sold through one that is switched off or gone
 */
export async function openChannel(sql: Sql, channelId: string | undefined): Promise<Channel> {
	const channel = await readChannel(sql, channelId);
	if (!channel?.isEnabled) throw new ApiFailure("CHANNEL_CLOSED");
	return channel;
}

/**
 * Places an order; reports stock that another order took meanwhile with the cart as it is now.
 * @throws ApiFailure OUT_OF_STOCK with its lines; whatever `place` throws
 */
export async function orOutOfStock<Placed>(
	place: () => Promise<Placed>,
	priceAgain: () => Promise<Pick<PricedCart, "fresh">>,
): Promise<Placed> {
	try {
		return await place();
	} catch (error) {
		if (!(error instanceof InsufficientStock)) throw error;
		throw new ApiFailure("OUT_OF_STOCK", { lines: (await priceAgain()).fresh });
	}
}
