import { slugOfCode } from "@confiserie/domain/catalogue/category";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import pg from "pg";
import { writeNewColumns } from "../../backend/src/modules/catalog/products/columns";

/** A product as the back office lists it. */
export interface LightProduct extends ProductRow {
	id: string;
	createdAt: Date;
}

const BATCH = 5_000;

/**
 * Writes products straight into the tables that lists, searches and comparisons read, and no others: what fills a large
 * catalogue in seconds. Their variants, prices and channels are missing, so they can be looked at but not edited.
 */
export async function writeLightProducts(databaseUrl: string, products: LightProduct[]): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		for (let at = 0; at < products.length; at += BATCH) {
			const records = products.slice(at, at + BATCH).map(toRecord);
			await client.query(write(Object.keys(records[0]?.packaging ?? {})), [JSON.stringify(records)]);
		}
	} finally {
		await client.end();
	}
}

/** What autovacuum does after a real import: once all are written. */
export async function vacuumLightProducts(databaseUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		for (const table of TABLES) await client.query(`VACUUM ANALYZE ${table}`);
	} finally {
		await client.end();
	}
}

const TABLES = [
	"product",
	"product_packaging",
	"inventory_item",
	"inventory_level",
	"image",
	"product_tags",
	"product_category_product",
];

function toRecord(product: LightProduct) {
	const { id, name, description, isPublished, weightGrams, images, tags, category, stock = 0, createdAt } = product;
	return {
		id,
		title: name,
		description,
		status: isPublished === false ? "draft" : "published",
		weight: weightGrams,
		images,
		tags,
		shelf: category === null ? undefined : slugOfCode(category),
		stock,
		created_at: createdAt,
		packaging: writeNewColumns(product),
	};
}

/** @param columns those of the packaging that a row states */
const write = (columns: readonly string[]) => `
	WITH record AS MATERIALIZED (
		SELECT * FROM jsonb_to_recordset($1::jsonb) AS record (id text, title text, description text, status text, weight real,
			images text[], tags text[], shelf text, stock integer, created_at timestamptz, packaging jsonb)),
	products AS (
		INSERT INTO product (id, title, handle, description, status, thumbnail, weight, created_at, updated_at)
		SELECT id, title, id, description, status, images[1], weight, created_at, created_at FROM record),
	pictures AS (
		INSERT INTO image (id, url, rank, product_id)
		SELECT 'img_' || id || rank, url, rank - 1, id FROM record, unnest(images) WITH ORDINALITY AS picture (url, rank)),
	labels AS (
		INSERT INTO product_tags (product_id, product_tag_id)
		SELECT record.id, tag.id FROM record JOIN product_tag tag ON upper(tag.value) = ANY (
			SELECT upper(wanted) FROM unnest(record.tags) AS wanted) AND tag.deleted_at IS NULL),
	shelves AS (
		INSERT INTO product_category_product (product_id, product_category_id)
		SELECT record.id, category.id FROM record JOIN product_category category ON category.handle = shelf AND category.deleted_at IS NULL),
	items AS (
		INSERT INTO inventory_item (id, sku) SELECT 'iitem_' || id, packaging->>'reference' FROM record),
	levels AS (
		INSERT INTO inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity)
		SELECT 'ilev_' || id, 'iitem_' || id, (SELECT id FROM stock_location ORDER BY created_at LIMIT 1), stock,
			jsonb_build_object('value', stock::text, 'precision', 20) FROM record)
	INSERT INTO product_packaging (id, product_id, variant_id, inventory_item_id, raw_price_per_piece_box, updated_at, ${columns.join(", ")})
	SELECT 'pkg_' || record.id, record.id, 'variant_' || record.id, 'iitem_' || record.id, '{}', record.created_at,
		${columns.map((column) => `columns.${column}`).join(", ")}
	FROM record, jsonb_populate_record(NULL::product_packaging, packaging) AS columns`;
