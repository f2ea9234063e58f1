import { slugOfCode } from "@confiserie/domain/catalogue/category";
import { channelBoxPrices } from "@confiserie/domain/channels/sales-channel";
import type { TierPricing } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, rows, type Sql } from "../../../lib/database/sql";
import { linkProducts } from "../../../medusa/products/channel-products";
import { writeListedPrices } from "../../../medusa/products/price-lists";
import { nativePrices, pricingColumns } from "../../catalog/products";
import { type Channel, readFurtherChannels } from "./read-channel";

/** Products whose prices are computed and written at a time. */
const BATCH = 2000;

/**
 * Brings Medusa's links and price lists in line with what every channel sells of these products, which changed: the
 * order service decides by the terms themselves, Medusa's own carts by these.
 */
export async function alignChannels(pool: Knex, productIds: readonly string[]): Promise<void> {
	for (const channel of await readFurtherChannels(pool))
		await inTransaction(pool, (sql) => alignChannel(sql, channel, productIds));
}

/** The same for one channel; of all products where `productIds` is left out. */
export async function alignChannel(sql: Knex.Transaction, channel: Channel, productIds?: readonly string[]) {
	const { assortment, prices } = channel;
	if (assortment.kind === "ALL") await linkProducts(sql, channel.id, { productIds });
	if (assortment.kind === "CATEGORIES") {
		const handles = assortment.categories.map(slugOfCode);
		await linkProducts(sql, channel.id, { handles, productIds });
	}
	if (prices.kind !== "FACTOR") return;
	const products = await readPackagings(sql, productIds);
	for (let at = 0; at < products.length; at += BATCH)
		await writeListedPrices(
			sql,
			prices.priceListId,
			products.slice(at, at + BATCH).map((product) => {
				return { variantId: product.variantId, prices: nativePrices(channelBoxPrices(product, prices)) };
			}),
		);
}

interface Packaging extends TierPricing {
	variantId: string;
}

function readPackagings(sql: Sql, productIds: readonly string[] | undefined): Promise<Packaging[]> {
	return rows<Packaging>(
		sql,
		`select variant_id, ${pricingColumns("product_packaging")}
		from product_packaging where deleted_at is null ${productIds ? "and product_id = any(?)" : ""} order by product_id`,
		productIds ? [productIds] : [],
	);
}
