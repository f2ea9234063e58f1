import { type FeedProduct, type FeedShop, feedItem } from "@confiserie/domain/channels/feed";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { productsAfter } from "../../catalog/search";
import { readCatalogue } from "../offers";
import { FEEDS, type FeedFile } from "./formats";

/** Products read at a time. */
const PAGE = 500;

/** A feed, part by part: never all of it at once, however many products there are. */
export async function* writeFeed(
	pool: Knex,
	file: FeedFile,
	channelId: string,
	shop: FeedShop,
): AsyncGenerator<string> {
	const { head, item: write, separator = "", foot } = FEEDS[file].format;
	yield head(shop);
	let isFirst = true;
	for await (const products of pages(pool, channelId)) {
		let text = "";
		for (const product of products) {
			const item = feedItem(product, shop);
			if (!item) continue;
			text += (isFirst ? "" : separator) + write(item, product);
			isFirst = false;
		}
		yield text;
	}
	yield foot;
}

/** What the channel sells, by id. */
async function* pages(pool: Knex, channelId: string): AsyncGenerator<FeedProduct[]> {
	for (let after = ""; ; ) {
		const page = await productsAfter(pool, after, PAGE);
		const last = page.at(-1);
		if (!last) return;
		const sold = await readCatalogue(
			pool,
			page.map(({ id }) => id),
			{ channelId },
		);
		yield page.flatMap((product) => {
			const entry = sold.get(product.id);
			return entry ? { ...product, boxPrices: entry.boxPrices, isAvailable: entry.availableBoxes > 0 } : [];
		});
		after = last.id;
	}
}
