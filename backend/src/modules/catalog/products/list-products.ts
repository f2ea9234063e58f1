import { slugOfCode } from "@confiserie/domain/catalogue/category";
import { isGtin, withoutGaps } from "@confiserie/domain/catalogue/gtin";
import { missingForSale } from "@confiserie/domain/catalogue/publication";
import { LOW_STOCK_BOXES } from "@confiserie/domain/catalogue/stock-band";
import { findTag } from "@confiserie/domain/catalogue/tags";
import {
	ADMIN_PRICE_BOUNDS,
	type AdminProductItem,
	type AdminProductPage,
	type AdminProductQuery,
	type AdminProductSort,
	type AdminProductStats,
	MISSING_FIELDS,
	type MissingField,
	type PriceFilter,
	type StockFilter,
	type UsualValues,
} from "@confiserie/domain/contract/admin-product";
import { foldText } from "@confiserie/domain/fold-text";
import { toEuros } from "@confiserie/domain/money";
import { searchedWords } from "@confiserie/domain/orders/order-search";
import { tiers } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { containing } from "../../../lib/database/containing";
import { rows, theRow } from "../../../lib/database/sql";
import { SELLABLE_BY_ITEM } from "../../../medusa/inventory/levels";
import {
	imagesOf,
	inNoCategory,
	PRODUCTS,
	PRODUCTS_IN_CATEGORY,
	PRODUCTS_WITH_TAG,
	tagsOf,
} from "../../../medusa/products/products";
import { refuseUnknownCategory } from "../categories";
import { readAdminProducts } from "./read-products";

/**
 * A page of the admin's list, drafts included, with the exact count. Filtered and sorted by columns; the fields of the
 * page's products alone are read whole. Source: accounts spec §2 "Admin products list".
 */
export async function listAdminProducts(database: Knex, query: AdminProductQuery): Promise<AdminProductPage> {
	await refuseUnknownCategory(database, query.category);
	const conditions = conditionsOf(query);
	const asksForStock = query.stock !== undefined || query.sort.startsWith("stock_");
	const from = `${asksForStock ? FROM_WITH_STOCK : FROM} WHERE ${conditions.map(({ sql }) => sql).join(" AND ")}`;
	const values = conditions.flatMap((condition) => condition.values);
	const offset = query.page * query.size;
	const [{ rows: found }, counted] = await Promise.all([
		database.raw<{ rows: { id: string }[] }>(
			`SELECT packaging.product_id AS id ${from} ORDER BY ${ORDERS[query.sort]}, packaging.product_id LIMIT ? OFFSET ?`,
			[...values, query.size, offset],
		),
		database.raw<{ rows: { count: number }[] }>(`SELECT count(*)::int AS count ${from}`, values),
	]);
	const ids = found.map(({ id }) => id);
	const products = await readAdminProducts(database, { ids });
	const totalElements = counted.rows[0]?.count ?? 0;
	return {
		content: ids.flatMap((id) => products.filter((product) => product.id === id).map(toItem)),
		totalElements,
		totalPages: Math.ceil(totalElements / query.size),
		page: query.page,
		size: query.size,
		last: offset + ids.length >= totalElements,
	};
}

/** Products by state; stock counts what is on sale. Source: accounts spec §7 "GET /admin/products/stats". */
export function countAdminProducts(database: Knex): Promise<AdminProductStats> {
	const isOnSale = "product.status = 'published'";
	return theRow<AdminProductStats>(
		database,
		`SELECT count(*)::int AS total_products,
			(count(*) FILTER (WHERE ${isOnSale}))::int AS published,
			(count(*) FILTER (WHERE product.status <> 'published'))::int AS drafts,
			(count(*) FILTER (WHERE ${isOnSale} AND ${STOCK.in}))::int AS in_stock,
			(count(*) FILTER (WHERE ${isOnSale} AND ${STOCK.low}))::int AS low_stock,
			(count(*) FILTER (WHERE ${isOnSale} AND ${STOCK.out}))::int AS out_of_stock ${FROM_WITH_STOCK}`,
	);
}

/** By category, what most of its products on sale say of themselves. */
export function readUsualValues(database: Knex): Promise<UsualValues> {
	const most = (column: string) => `coalesce(mode() within group (order by nullif(packaging.${column}, '')), '')`;
	return rows(
		database,
		`select search.category, ${most("legal_name")} as legal_name, ${most("storage_conditions")} as storage_conditions
			from product_search search
			join product_packaging packaging on packaging.product_id = search.id and packaging.deleted_at is null
			group by search.category`,
	);
}

function toItem(product: Awaited<ReturnType<typeof readAdminProducts>>[number]): AdminProductItem {
	const all = tiers(product);
	const priceOf = (orderType: string) => all.find((tier) => tier.orderType === orderType)?.pricePerBoxCents;
	const layer = priceOf("layer");
	return {
		id: product.id,
		name: product.name,
		reference: product.reference,
		imageUrl: product.imageUrl,
		category: product.category,
		tags: product.tags,
		eanUnit: product.eanUnit,
		eanBox: product.eanBox,
		price: toEuros(priceOf("box") ?? 0),
		pricePerPieceBox: product.pricePerPieceBox,
		pricePerPieceLayer: product.pricePerPieceLayer,
		layerPrice: layer === undefined ? null : toEuros(layer),
		isPublished: product.isPublished,
		missingFields: [...new Set(missingForSale(product).map(({ field }) => field))],
		stock: product.stock,
		available: product.available,
		stocked: product.stocked,
		reserved: product.reserved,
	};
}

/** Products of the admin, drafts included. */
export const FROM = `FROM product_packaging packaging
	JOIN ${PRODUCTS} product ON product.id = packaging.product_id AND packaging.deleted_at IS NULL`;

/** Only for what asks for stock: the page's own figures are read with its products. */
export const FROM_WITH_STOCK = `${FROM}
	LEFT JOIN ${SELLABLE_BY_ITEM} level ON level.inventory_item_id = packaging.inventory_item_id`;
const BOXES = "coalesce(level.boxes, 0)";

/** "Stock faible" is the band "low", "En stock" all that can be sold. Source: spec §9 "Stock bands". */
const STOCK: Record<StockFilter, string> = {
	in: `${BOXES} >= 1`,
	low: `${BOXES} >= 1 AND ${BOXES} <= ${LOW_STOCK_BOXES}`,
	out: `${BOXES} < 1`,
};

const PRICE_CENTS = "packaging.price_cents";
const PIECE_PRICE = "packaging.price_per_piece_box";
const { low: LOW, medium: MEDIUM } = ADMIN_PRICE_BOUNDS;
const PRICES: Record<PriceFilter, string> = {
	low: `${PIECE_PRICE} <= ${LOW}`,
	medium: `${PIECE_PRICE} > ${LOW} AND ${PIECE_PRICE} <= ${MEDIUM}`,
	high: `${PIECE_PRICE} > ${MEDIUM}`,
};

const ORDERS: Record<AdminProductSort, string> = {
	name_asc: "packaging.folded_name",
	name_desc: "packaging.folded_name DESC",
	reference_asc: "packaging.reference",
	price_asc: PRICE_CENTS,
	price_desc: `${PRICE_CENTS} DESC`,
	stock_asc: BOXES,
	stock_desc: `${BOXES} DESC`,
	createdAt_desc: "product.created_at DESC",
};

const ofFood = (condition: string) => `packaging.is_food AND ${condition}`;
const ofOrganic = (column: string) =>
	ofFood(`packaging.${column} = '' AND 'bio' ILIKE ANY (${tagsOf("packaging.product_id")})`);
/** As `missingForSale` judges; an allergen that no ingredient names is not looked for here. */
const MISSING: Record<MissingField, string> = {
	category: inNoCategory("packaging.product_id"),
	description: "coalesce(product.description, '') = ''",
	images: `cardinality(${imagesOf("packaging.product_id")}) = 0`,
	weightGrams: "packaging.weight_grams <= 0",
	eanUnit: "packaging.ean_unit = ''",
	eanBox: "packaging.ean_box = ''",
	legalName: ofFood("packaging.legal_name = ''"),
	ingredients: ofFood("packaging.ingredients = ''"),
	storageConditions: ofFood("packaging.storage_conditions = ''"),
	operator: ofFood("packaging.operator = ''"),
	nutrition: ofFood("packaging.nutrition IS NULL"),
	organicCode: ofOrganic("organic_code"),
	organicFarming: ofOrganic("organic_farming"),
};

interface Condition {
	sql: string;
	values: string[];
}

/** What of the catalogue is asked for, as SQL on `FROM`, or on `FROM_WITH_STOCK` where stock is asked for. */
export function conditionsOf({
	query,
	stock,
	price,
	category,
	tag,
	missing,
	importId,
}: Omit<AdminProductQuery, "page" | "size" | "sort">): Condition[] {
	const conditions: Condition[] = [{ sql: "true", values: [] }];
	// A code is one word, however it is spaced on the pack.
	const code = withoutGaps(query ?? "");
	const words = isGtin(code) ? [code] : searchedWords(query ?? "");
	for (const word of words) {
		const pattern = containing(word);
		conditions.push({
			sql: `(packaging.folded_name LIKE ? OR lower(packaging.reference) LIKE ? OR packaging.ean_unit = ? OR packaging.ean_box = ?)`,
			values: [pattern, pattern, word, word],
		});
	}
	if (stock) conditions.push({ sql: STOCK[stock], values: [] });
	if (price) conditions.push({ sql: PRICES[price], values: [] });
	// The ids first: the planner, who thinks shelves and tags alike in size, would otherwise walk the whole catalogue by name.
	if (category)
		conditions.push({
			sql: `packaging.product_id = ANY (ARRAY(${PRODUCTS_IN_CATEGORY}))`,
			values: [slugOfCode(category)],
		});
	if (tag)
		conditions.push({
			sql: `packaging.product_id = ANY (ARRAY(${PRODUCTS_WITH_TAG}))`,
			values: [foldText(findTag(tag)?.code ?? "")],
		});
	if (missing) {
		const any = (missing === "any" ? MISSING_FIELDS : [missing]).map((field) => `(${MISSING[field]})`);
		conditions.push({ sql: `(${any.join(" OR ")})`, values: [] });
	}
	// No other request creates products while an import writes.
	if (importId)
		conditions.push({
			sql: `EXISTS (SELECT 1 FROM import_run job WHERE job.id = ?
				AND product.created_at BETWEEN job.created_at AND coalesce(job.ended_at, now()))`,
			values: [importId],
		});
	return conditions;
}
