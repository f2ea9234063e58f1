import type { FeedShop } from "@confiserie/domain/channels/feed";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { readCategories } from "../../catalog/categories";
import { searchVersion } from "../../catalog/search/reads";
import { ApiFailure } from "../../foundations/failures";
import { readDeliveryRules } from "../../fulfilment/delivery";
import { type Channel, readChannel } from "../../terms/channels";
import { type CachedFeed, FeedCache } from "./feed-cache";
import type { FeedFile } from "./formats";
import { writeFeed } from "./write-feed";

/** The name of the shop's own channel in an address. */
const OWN = "boutique";

const CACHE = new FeedCache({ now: () => performance.now(), maximumAgeMs: 300_000, maximumBytes: 64 * 1024 * 1024 });

/**
 * A feed of a channel, as it is now or was at most five minutes ago.
 * @param channel "boutique" or a channel's id
 * @throws ApiFailure NOT_FOUND for a channel that is unknown or switched off
 */
export async function readFeed(
	pool: Knex,
	house: Pick<FeedShop, "siteUrl" | "brand">,
	channel: string,
	file: FeedFile,
): Promise<CachedFeed> {
	const found = await readChannel(pool, channel === OWN ? undefined : channel);
	if (!found?.isEnabled) throw new ApiFailure("NOT_FOUND");
	const shop: FeedShop = {
		...house,
		deliveryRules: await readDeliveryRules(pool),
		categories: await readCategories(pool),
	};
	const version = JSON.stringify([await searchVersion(pool), found satisfies Channel, shop]);
	return CACHE.get(`${found.id}/${file}`, version, () => writeFeed(pool, file, found.id, shop));
}
