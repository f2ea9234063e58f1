import type { Product } from "@confiserie/domain/contract/product";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one } from "../../../lib/database/sql";
import type { StocklessProduct } from "../index/stockless-product";
import { joinLive, LIVE, type Live, liveFields } from "../live";
import type { Catalogue } from "../memory/catalogue";

/** A product on sale, or undefined, with its boxes and its rating of this moment. */
export async function readProduct(database: Knex, id: string): Promise<Product | undefined> {
	const row = await one<Live & { product: StocklessProduct }>(
		database,
		`SELECT found.product, ${LIVE} FROM product_search found ${joinLive()} WHERE found.id = ?`,
		[id],
	);
	return row && { ...row.product, ...liveFields(row) };
}

/**
 * The products in some slots, in their order, with their boxes and their rating: the JSON of the members of a list of
 * `Product`, in pieces, which are views of the catalogue.
 */
export function productTexts(catalogue: Catalogue, slots: readonly number[]): Buffer[] {
	return slots.flatMap((slot, at) => {
		const live = `,${JSON.stringify(catalogue.liveOf(slot)).slice(1)}`;
		// What changes takes the place of the brace that ends the text.
		return [catalogue.textOf(slot).subarray(0, -1), Buffer.from(at + 1 < slots.length ? `${live},` : live)];
	});
}
