import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * A figure that is another one as soon as a change of what is searched is committed: of a product, a price, a publication.
 * Not of the stock, which every order moves.
 */
export async function searchVersion(database: Knex): Promise<string> {
	const { rows } = await database.raw<{ rows: { version: string }[] }>("SELECT version FROM product_search_version");
	return rows[0]?.version ?? "";
}
