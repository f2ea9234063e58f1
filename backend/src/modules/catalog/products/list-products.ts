import { slugOfCode } from "@confiserie/domain/category";
import {
	ADMIN_PRICE_BOUNDS,
	type AdminProductItem,
	type AdminProductPage,
	type AdminProductQuery,
	type AdminProductSort,
	type AdminProductStats,
	type PriceFilter,
	type StockFilter,
} from "@confiserie/domain/contract/admin-product";
import { foldText } from "@confiserie/domain/fold-text";
import { isGtin, withoutGaps } from "@confiserie/domain/gtin";
import { toEuros } from "@confiserie/domain/money";
import { searchedWords } from "@confiserie/domain/order-search";
import { missingForSale } from "@confiserie/domain/publication";
import { LOW_STOCK_BOXES } from "@confiserie/domain/stock-band";
import { findTag } from "@confiserie/domain/tags";
import { tiers } from "@confiserie/domain/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { containing } from "../../../lib/database/containing";
import { SELLABLE_BY_ITEM } from "../../../medusa/inventory/levels";
import { PRODUCTS, PRODUCTS_IN_CATEGORY, PRODUCTS_WITH_TAG } from "../../../medusa/products/products";
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
	const [{ rows }, counted] = await Promise.all([
		database.raw<{ rows: { id: string }[] }>(
			`SELECT packaging.product_id AS id ${from} ORDER BY ${ORDERS[query.sort]}, packaging.product_id LIMIT ? OFFSET ?`,
			[...values, query.size, offset],
		),
		database.raw<{ rows: { count: number }[] }>(`SELECT count(*)::int AS count ${from}`, values),
	]);
	const ids = rows.map(({ id }) => id);
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
export async function countAdminProducts(database: Knex): Promise<AdminProductStats> {
	const isOnSale = "product.status = 'published'";
	const { rows } = await database.raw<{ rows: AdminProductStats[] }>(
		`SELECT count(*)::int AS "totalProducts",
			(count(*) FILTER (WHERE ${isOnSale}))::int AS published,
			(count(*) FILTER (WHERE product.status <> 'published'))::int AS drafts,
			(count(*) FILTER (WHERE ${isOnSale} AND ${STOCK.in}))::int AS "inStock",
			(count(*) FILTER (WHERE ${isOnSale} AND ${STOCK.low}))::int AS "lowStock",
			(count(*) FILTER (WHERE ${isOnSale} AND ${STOCK.out}))::int AS "outOfStock" ${FROM_WITH_STOCK}`,
	);
	const [stats] = rows;
	if (!stats) throw new Error("A count always returns one row.");
	return stats;
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
	return conditions;
}
