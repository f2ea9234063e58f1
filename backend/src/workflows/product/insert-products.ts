import { CURRENCY } from "@confiserie/domain/money";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { writeNewColumns } from "../../modules/packaging/columns";
import type { SaveRow } from "../../modules/packaging/save-row";
import type { ShopFrame } from "./shop-frame";
import { content, handleOf, NEW_VARIANT, OPTION, statusOf, variant } from "./steps/plan-save";

type Columns = Record<string, unknown>;
/** Rows by table, in the order in which tables refer to each other. */
type Tables = Record<string, Columns[]>;

/**
 * Writes new products straight into the engine's tables, all rows or none: what `saveProductsWorkflow` writes, in a
 * hundredth of the time, for files of thousands. A test compares both row by row in every table, so that an engine that
 * keeps something new is noticed. Announces nothing. Returns the ids of the products.
 */
export async function insertProducts(database: Knex, frame: ShopFrame, rows: SaveRow[]): Promise<string[]> {
	const products = rows.map((row) => tablesOf(row, frame));
	await database.transaction(async (sql) => {
		for (const table of TABLES) {
			const records = products.flatMap((tables) => tables[table] ?? []);
			const [first] = records;
			if (!first) continue;
			const names = Object.keys(first);
			await sql.raw(
				`INSERT INTO ?? (${names.map(() => "??").join(", ")})
				SELECT ${names.map(() => "??").join(", ")} FROM jsonb_populate_recordset(NULL::??, ?)`,
				[table, ...names, ...names, table, JSON.stringify(records)],
			);
		}
	});
	return products.flatMap((tables) => tables.product?.map(({ id }) => String(id)) ?? []);
}

const TABLES = [
	"product",
	"image",
	"product_tags",
	"product_category_product",
	"product_option",
	"product_option_value",
	"product_product_option",
	"product_product_option_value",
	"product_variant",
	"product_variant_option",
	"inventory_item",
	"inventory_level",
	"price_set",
	"price",
	"product_variant_inventory_item",
	"product_variant_price_set",
	"product_sales_channel",
	"product_shipping_profile",
	"product_packaging",
	"tax_rate_rule",
] as const;

/** Every row that makes one product. */
function tablesOf(row: SaveRow, frame: ShopFrame): Tables {
	const newId = (prefix: string) => generateEntityId(undefined, prefix);
	const [product_id, variant_id, inventory_item_id] = [newId("prod"), newId("variant"), newId("iitem")];
	const [option_id, option_value_id, product_option_id] = [newId("opt"), newId("optval"), newId("prodopt")];
	const price_set_id = newId("pset");
	const { title, description, thumbnail, images, weight, category_ids, tag_ids } = content(row, frame);
	const { prices, ...box } = variant(row);
	return {
		product: [{ id: product_id, title, handle: handleOf(row), description, status: statusOf(row), thumbnail, weight }],
		image: images.map(({ url }, rank) => ({ id: newId("img"), url, rank, product_id })),
		product_tags: tag_ids.map((product_tag_id) => ({ product_id, product_tag_id })),
		product_category_product: category_ids.map((product_category_id) => ({ product_id, product_category_id })),
		product_option: [{ id: option_id, title: OPTION.title, is_exclusive: true }],
		product_option_value: [{ id: option_value_id, value: OPTION.value, option_id }],
		product_product_option: [{ id: product_option_id, product_id, product_option_id: option_id }],
		product_product_option_value: [
			{
				id: newId("prodoptval"),
				product_product_option_id: product_option_id,
				product_option_value_id: option_value_id,
			},
		],
		product_variant: [{ id: variant_id, ...NEW_VARIANT, ...box, variant_rank: 0, product_id }],
		product_variant_option: [{ variant_id, option_value_id }],
		inventory_item: [
			{ id: inventory_item_id, sku: box.sku, weight: box.weight, title: OPTION.value, description: OPTION.value },
		],
		inventory_level: [
			{
				id: newId("ilev"),
				inventory_item_id,
				location_id: frame.stockLocationId,
				...quantity("stocked_quantity", row.stock ?? 0),
				...quantity("reserved_quantity", 0),
				...quantity("incoming_quantity", 0),
			},
		],
		price_set: [{ id: price_set_id }],
		price: prices.map(({ amount, min_quantity, max_quantity }) => ({
			id: newId("price"),
			price_set_id,
			currency_code: CURRENCY,
			rules_count: 0,
			...quantity("amount", amount),
			...quantity("min_quantity", min_quantity ?? null),
			...quantity("max_quantity", max_quantity ?? null),
		})),
		product_variant_inventory_item: [{ id: newId("pvitem"), variant_id, inventory_item_id, required_quantity: 1 }],
		product_variant_price_set: [{ id: newId("pvps"), variant_id, price_set_id }],
		product_sales_channel: [{ id: newId("prodsc"), product_id, sales_channel_id: frame.salesChannelId }],
		product_shipping_profile: [{ id: newId("prodsp"), product_id, shipping_profile_id: frame.shippingProfileId }],
		product_packaging: [packagingOf(row, { product_id, variant_id, inventory_item_id })],
		tax_rate_rule:
			row.vatRate === 5.5
				? [{ id: newId("txrule"), tax_rate_id: frame.reducedVatRateId, reference: "product", reference_id: product_id }]
				: [],
	};
}

function packagingOf(
	row: SaveRow,
	ids: { product_id: string; variant_id: string; inventory_item_id: string },
): Columns {
	return {
		id: generateEntityId(undefined, "pkg"),
		...ids,
		...writeNewColumns(row),
		...quantity("price_per_piece_box", row.pricePerPieceBox),
		...quantity("price_per_piece_layer", row.pricePerPieceLayer),
		...quantity("price_per_piece_pallet", row.pricePerPiecePallet),
	};
}

/** A figure and its twin, as the engine keeps both. */
function quantity(column: string, value: number | null): Columns {
	return { [column]: value, [`raw_${column}`]: value === null ? null : { value: String(value), precision: 20 } };
}
