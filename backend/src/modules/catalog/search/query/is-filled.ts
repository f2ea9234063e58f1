import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { PRODUCTS_EVER } from "../../../../medusa/products/products";

/** False for a shop that has published products and finds none: its index was lost, and is rebuilt every hour. */
export async function isSearchFilled(sql: Knex): Promise<boolean> {
	const { rows } = await sql.raw<{ rows: { is_filled: boolean }[] }>(
		`select exists (select from product_search)
			or not exists (select from ${PRODUCTS_EVER} product where is_published) as is_filled`,
	);
	return rows[0]?.is_filled ?? false;
}
