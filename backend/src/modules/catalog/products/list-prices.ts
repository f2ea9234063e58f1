import type { TierPricing } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { categoriesOf } from "../../../medusa/products/categories";
import { writeListedPrices } from "../../../medusa/products/price-lists";
import { pricingColumns } from "./pricing-columns";
import type { NativePrice } from "./tier-prices";

interface PricedProduct extends TierPricing {
	productId: string;
	variantId: string;
	/** Of its categories. */
	handles: string[];
}

/** Products whose prices are computed and written at a time. */
const BATCH = 2000;

/** Writes what products cost in a price list of Medusa's; of all products where `productIds` is undefined. */
export async function listPrices(
	sql: Knex.Transaction,
	priceListId: string,
	productIds: readonly string[] | undefined,
	pricesOf: (product: PricedProduct) => NativePrice[],
): Promise<void> {
	const products = await rows<PricedProduct>(
		sql,
		`select product_id, variant_id, ${pricingColumns("product_packaging")},
			${categoriesOf("product_packaging.product_id")} as handles
		from product_packaging where deleted_at is null ${productIds ? "and product_id = any(?)" : ""} order by product_id`,
		productIds ? [productIds] : [],
	);
	for (let at = 0; at < products.length; at += BATCH)
		await writeListedPrices(
			sql,
			priceListId,
			products.slice(at, at + BATCH).map((product) => ({ variantId: product.variantId, prices: pricesOf(product) })),
		);
}
