import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../../lib/database/sql";
import type { StocklessProduct } from "../index/stockless-product";

/** Some of the products on sale in the order of their ids, from the one after `after` on; all of them, page by page. */
export async function productsAfter(pool: Knex, after: string, size: number): Promise<StocklessProduct[]> {
	const found = await rows<{ product: StocklessProduct }>(
		pool,
		"SELECT product FROM product_search WHERE id > ? ORDER BY id LIMIT ?",
		[after, size],
	);
	return found.map(({ product }) => product);
}
