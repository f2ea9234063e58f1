import type { Product } from "@confiserie/domain/contract/product";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { stockOf } from "../../../engine/inventory/levels";
import { rows } from "../../../lib/database/sql";
import { gatheredRead } from "../../../lib/gathered-read";
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

/** Boxes and rating of some products as they are now, by product. `items` are their inventory items, by product. */
export type LiveReader = (items: Iterable<readonly [string, string]>) => Promise<ReadonlyMap<string, Live>>;

/** Those who ask at the same time share a statement: to plan it takes longer than to look a page's products up. */
export function liveReader(database: Knex): LiveReader {
	return gatheredRead(async (items: ReadonlyMap<string, string>) => {
		const found = await rows<Live & { id: string }>(
			database,
			`SELECT found.id, ${LIVE} FROM unnest(?::text[], ?::text[]) AS found (id, inventory_item_id) ${live()}`,
			[[...items.keys()], [...items.values()]],
		);
		return new Map(found.map((row) => [row.id, row]));
	});
}

/** A product on sale, or undefined, with its boxes and its rating of this moment. */
export async function readProduct(database: Knex, id: string): Promise<Product | undefined> {
	const [row] = await rows<Live & { product: StocklessProduct }>(
		database,
		`SELECT found.product, ${LIVE} FROM product_search found ${live()} WHERE found.id = ?`,
		[id],
	);
	return row && { ...row.product, ...liveFields(row) };
}

/** The products in some slots, in their order, with their boxes and their rating of this moment: the JSON of a list of `Product`. */
export async function readProducts(
	readLive: LiveReader,
	catalogue: Catalogue,
	slots: readonly number[],
): Promise<Buffer> {
	// At once: meanwhile a product may change.
	const products = slots.map((slot) => ({ id: catalogue.idOf(slot), text: catalogue.textOf(slot) }));
	const lives = await readLive(slots.map((slot) => [catalogue.idOf(slot), catalogue.itemOf(slot)]));
	const parts = products.flatMap(({ id, text }) => {
		const live = lives.get(id);
		// What changes takes the place of the brace that ends the text.
		return live ? [COMMA, text.subarray(0, -1), Buffer.from(`,${JSON.stringify(liveFields(live)).slice(1)}`)] : [];
	});
	return Buffer.concat([Buffer.from("["), ...parts.slice(1), Buffer.from("]")]);
}

const COMMA = Buffer.from(",");

const LIVE = `greatest(0, floor(coalesce(stock.stocked - stock.reserved, 0)))::int AS stock,
	rating.average, rating.count AS reviews, rating.is_demo`;

/** Joins what changes to `found`. Made when it is needed: which ratings count is a setting. */
const live = () => `
	LEFT JOIN LATERAL ${stockOf("found.inventory_item_id")} AS stock ON true
	LEFT JOIN LATERAL ${ratingOf("found.id")} AS rating ON true`;

function liveFields({ stock, average, reviews, isDemo }: Live): Pick<Product, "stock" | "rating"> {
	return { stock, ...(average === null ? {} : { rating: { average, count: reviews, demo: isDemo } }) };
}
