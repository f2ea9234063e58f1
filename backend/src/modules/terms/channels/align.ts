import { slugOfCode } from "@confiserie/domain/catalogue/category";
import { channelBoxPrices, listedTiers } from "@confiserie/domain/channels/sales-channel";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction } from "../../../lib/database/sql";
import { linkProducts } from "../../../medusa/products/channel-products";
import { readListedPrices } from "../../../medusa/products/price-lists";
import { listPrices, nativePrices } from "../../catalog/products";
import { lockChannel, readChannel, readFurtherChannelIds } from "./read-channel";

/**
 * Brings Medusa's links and price lists in line with what every channel sells of these products, which changed: the
 * order service decides by the terms themselves, Medusa's own carts by these.
 */
export async function alignChannels(pool: Knex, productIds: readonly string[]): Promise<void> {
	for (const id of await readFurtherChannelIds(pool))
		await inTransaction(pool, async (sql) => {
			await lockChannel(sql, id);
			await alignChannel(sql, id, productIds);
		});
}

/** The same for one channel, under its lock; of all products where `productIds` is left out. */
export async function alignChannel(sql: Knex.Transaction, id: string, productIds?: readonly string[]) {
	const channel = await readChannel(sql, id);
	if (!channel) return;
	const { assortment, prices } = channel;
	if (assortment.kind === "ALL") await linkProducts(sql, id, { productIds });
	if (assortment.kind === "CATEGORIES") {
		const handles = assortment.categories.map(slugOfCode);
		await linkProducts(sql, id, { handles, productIds });
	}
	if (prices.kind === "SHOP") return;
	// A list of the channel's own only loses prices of former layers and pallets.
	const listed = prices.kind === "LIST" ? await readListedPrices(sql, prices.priceListId, productIds) : undefined;
	await listPrices(sql, prices.priceListId, productIds, (product) =>
		nativePrices(
			listed ? listedTiers(product, listed.get(product.variantId) ?? []) : channelBoxPrices(product, prices),
		),
	);
}
