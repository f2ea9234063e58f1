import type { Product } from "@confiserie/domain/contract/product";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { stockOf } from "../../../engine/inventory/levels";
import { rows } from "../../../lib/database/sql";
import { ratingOf } from "../../review";
import type { StocklessProduct } from "../index/stockless-product";
import type { Catalogue } from "../memory/catalogue";

interface ProductRow {
	/** From 1. */
	place: number;
	/** Null where it was not asked for. */
	product: StocklessProduct | null;
	stock: number;
	average: number | null;
	reviews: number;
	isDemo: boolean;
}

/** A product on sale, or undefined, with its boxes and its rating of this moment. */
export async function readProduct(database: Knex, id: string): Promise<Product | undefined> {
	const [row] = await rows<ProductRow>(database, readStatement(), [[id], [true]]);
	return row?.product ? toProduct(row.product, row) : undefined;
}

/**
 * The products in some slots, in their order, with their boxes and their rating of this moment: one statement, which brings
 * the texts of those alone that were not shown lately. One that is no longer on sale is left out.
 */
export async function readProducts(database: Knex, catalogue: Catalogue, slots: readonly number[]): Promise<Product[]> {
	const known = slots.map((slot) => catalogue.shown.get(slot));
	const ids = slots.map((slot) => catalogue.idOf(slot));
	const found = await rows<ProductRow>(database, readStatement(), [ids, known.map((product) => product === undefined)]);
	return found.flatMap((row) => {
		const place = row.place - 1;
		if (row.product) catalogue.shown.keep(slots[place] as number, row.product);
		const product = known[place] ?? row.product;
		return product ? toProduct(product, row) : [];
	});
}

/** Made when it is needed: which ratings count is a setting. */
const readStatement = () => `
	SELECT page.place::int AS place, CASE WHEN page.is_unknown THEN found.product END AS product,
		greatest(0, floor(coalesce(stock.stocked - stock.reserved, 0)))::int AS stock,
		rating.average, rating.count AS reviews, rating.is_demo
	FROM unnest(?::text[], ?::boolean[]) WITH ORDINALITY AS page (id, is_unknown, place)
	JOIN product_search found USING (id)
	LEFT JOIN LATERAL ${stockOf("found.inventory_item_id")} AS stock ON true
	LEFT JOIN LATERAL ${ratingOf("found.id")} AS rating ON true
	ORDER BY place`;

function toProduct(product: StocklessProduct, { stock, average, reviews, isDemo }: ProductRow): Product {
	return { ...product, stock, ...(average === null ? {} : { rating: { average, count: reviews, demo: isDemo } }) };
}
