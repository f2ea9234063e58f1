import type { Product } from "@confiserie/domain/contract/product";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { stockOf } from "../../../engine/inventory/levels";
import { rows } from "../../../lib/database/sql";
import { ratingOf } from "../../review";
import type { StocklessProduct } from "../index/stockless-product";
import type { Catalogue } from "../memory/catalogue";

/** What changes from moment to moment. */
interface Live {
	stock: number;
	average: number | null;
	reviews: number;
	isDemo: boolean;
}

/** A product on sale, or undefined, with its boxes and its rating of this moment. */
export async function readProduct(database: Knex, id: string): Promise<Product | undefined> {
	const [row] = await rows<Live & { product: StocklessProduct }>(database, read("found.product"), [[id]]);
	return row && { ...row.product, ...liveFields(row) };
}

/**
 * The products in some slots, in their order, with their boxes and their rating of this moment: the JSON of a list of `Product`. One
 * that is no longer on sale is left out.
 */
export async function readProducts(database: Knex, catalogue: Catalogue, slots: readonly number[]): Promise<Buffer> {
	// At once: meanwhile a product may change.
	const texts = slots.map((slot) => catalogue.textOf(slot));
	const ids = slots.map((slot) => catalogue.idOf(slot));
	const found = await rows<Live & { place: number }>(database, read("page.place::int AS place"), [ids]);
	const parts = found.flatMap((row, index) => {
		// They take the place of the brace that ends the text.
		const live = `,${JSON.stringify(liveFields(row)).slice(1)}`;
		const isLast = index === found.length - 1;
		return [(texts[row.place - 1] as Buffer).subarray(0, -1), Buffer.from(isLast ? live : `${live},`)];
	});
	return Buffer.concat([Buffer.from("["), ...parts, Buffer.from("]")]);
}

/** Made when it is needed: which ratings count is a setting. Places count from 1. */
const read = (columns: string) => `
	SELECT ${columns}, greatest(0, floor(coalesce(stock.stocked - stock.reserved, 0)))::int AS stock,
		rating.average, rating.count AS reviews, rating.is_demo
	FROM unnest(?::text[]) WITH ORDINALITY AS page (id, place)
	JOIN product_search found USING (id)
	LEFT JOIN LATERAL ${stockOf("found.inventory_item_id")} AS stock ON true
	LEFT JOIN LATERAL ${ratingOf("found.id")} AS rating ON true
	ORDER BY place`;

function liveFields({ stock, average, reviews, isDemo }: Live): Pick<Product, "stock" | "rating"> {
	return { stock, ...(average === null ? {} : { rating: { average, count: reviews, demo: isDemo } }) };
}
