import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { categoriesOf, categoryNamesOf } from "../../../../medusa/products/categories";
import { imagesOf, PRODUCTS, tagsOf } from "../../../../medusa/products/products";
import { PACKAGING_COLUMNS, type PackagingRecord } from "../../products";
import { DOCUMENT_FORMAT } from "../service";

/** A published product with its packaging: what a document is made of. */
export interface PublishedRecord extends PackagingRecord {
	id: string;
	title: string;
	description: string | null;
	thumbnail: string | null;
	created_at: Date;
	updated_at: Date;
	packaging_at: Date;
	inventory_item_id: string;
	/** Addresses in their order. */
	images: string[];
	/** Values in Medusa. */
	tags: string[];
	/** Handles of its categories. */
	shelves: string[];
	/** Fingerprint of all that a document is made of, but for the history of its prices. */
	source: string;
}

/** Which products: by id, or the next ones after an id, in the order of ids. */
type Wanted = { ids: string[] } | { after: string; limit: number };

/** Products that are published and have a packaging, in one statement: Medusa's own query takes six for a page. */
export async function readPublished(database: Knex, wanted: Wanted): Promise<PublishedRecord[]> {
	const { rows } = await ("ids" in wanted
		? database.raw<{ rows: PublishedRecord[] }>(published("product.id = ANY(?)"), [wanted.ids])
		: database.raw<{ rows: PublishedRecord[] }>(published("product.id > ? ORDER BY product.id LIMIT ?"), [
				wanted.after,
				wanted.limit,
			]));
	return rows;
}

/** Ids of the products whose rows in the search were made from another state than theirs, are missing or too many. */
export async function readStale(database: Knex): Promise<string[]> {
	const { rows } = await database.raw<{ rows: { id: string }[] }>(STALE);
	return rows.map(({ id }) => id);
}

const published = (condition: string) => `
	SELECT published.*, md5(${DOCUMENT_FORMAT} || published::text) AS source FROM (
		SELECT product.id, product.title, product.description, product.thumbnail, product.created_at, product.updated_at,
			packaging.updated_at AS packaging_at, packaging.inventory_item_id,
			${PACKAGING_COLUMNS.map((column) => `packaging.${column}`).join(", ")},
			${imagesOf("product.id")} AS images, ${tagsOf("product.id")} AS tags, ${categoriesOf("product.id")} AS shelves,
			${categoryNamesOf("product.id")} AS shelf_names
		FROM ${PRODUCTS} product
		JOIN product_packaging packaging ON packaging.product_id = product.id AND packaging.deleted_at IS NULL
		WHERE product.status = 'published' AND ${condition}) AS published`;

const STALE = `
	SELECT id FROM (${published("true")}) AS current FULL JOIN product_search found USING (id)
	WHERE current.source IS DISTINCT FROM found.source AND (found.id IS NOT NULL OR cardinality(current.shelves) > 0)
	ORDER BY id`;
