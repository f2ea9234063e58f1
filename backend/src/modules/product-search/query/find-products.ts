import type { Product, ProductList, ProductQuery } from "@confiserie/domain/contract/product";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { stockOf } from "../../../engine/inventory/levels";
import { rows } from "../../../lib/database/sql";
import { ratingOf } from "../../review";
import type { StocklessProduct } from "../index/documents";
import { orderOf } from "../ranking";
import { correctionOf } from "./correction";
import { countFacets } from "./count-facets";
import { count, countOf } from "./counts";
import { matchText, type TextMatch } from "./match-text";
import { conditionOf, selectionOf } from "./selection";
import type { SqlFragment } from "./text-query";

/**
 * A page of the catalogue with the exact count of all pages, on demand with its facets. Source: spec §7 "GET /products", "GET /products/search".
 * @param version of what is searched, under which counts are kept
 */
export async function findProducts(scope: MedusaContainer, query: ProductQuery, version: string): Promise<ProductList> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const text = query.query ?? "";
	const match = await matchText(scope, text);
	const selection = selectionOf(query, match);
	const order = orderOf(query.sort ?? "relevance", match !== undefined);
	const wanted: Wanted = { where: conditionOf(selection), order, offset: query.offset, limit: query.limit };
	const [{ products, totalCount }, facets] = await Promise.all([
		match ? readFinds(database, wanted, match) : readSlice(database, wanted, version),
		query.facets ? countFacets(database, selection) : undefined,
	]);
	const didYouMean = totalCount === 0 && match ? await correctionOf(scope, text, match) : undefined;
	return { items: products, totalCount, ...(facets ? { facets } : {}), ...(didYouMean ? { didYouMean } : {}) };
}

/** One product on sale, or undefined. */
export async function findProduct(scope: MedusaContainer, id: string): Promise<Product | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const [row] = await readProducts(database, { sql: "SELECT id FROM product_search WHERE id = ?", values: [id] });
	return row && toProduct(row);
}

/** What a list holds and in which order. */
interface Wanted {
	where: SqlFragment;
	order: string;
	offset: number;
	limit: number;
}
interface Page {
	products: Product[];
	totalCount: number;
}

/** All finds of a text are read to be ordered: they are counted in the same go. */
async function readFinds(database: Knex, wanted: Wanted, { score }: TextMatch): Promise<Page> {
	const { where, order, offset, limit } = wanted;
	const found = await readProducts(database, {
		sql: `SELECT id, ${score.sql} AS score, (count(*) OVER ())::int AS total
			FROM product_search WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
		values: [...score.values, ...where.values, limit, offset],
	});
	const totalCount = found[0]?.total ?? (offset > 0 ? await count(database, where) : 0);
	return { products: found.map(toProduct), totalCount };
}

/** The ids come from an index: the products before the page are never looked at. */
async function readSlice(database: Knex, wanted: Wanted, version: string): Promise<Page> {
	const { where, order, offset, limit } = wanted;
	const [found, totalCount] = await Promise.all([
		readProducts(database, {
			sql: `SELECT id FROM product_search WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
			values: [...where.values, limit, offset],
		}),
		countOf(database, where, version),
	]);
	return { products: found.map(toProduct), totalCount };
}

interface ProductRow {
	product: StocklessProduct;
	stock: number;
	average: number | null;
	reviews: number;
	isDemo: boolean;
	/** Of all pages, where the query of the ids counts them. */
	total?: number;
}

/** The products of a query of ids, in its order, with their boxes and their rating of this moment: one statement. */
function readProducts(database: Knex, ids: SqlFragment): Promise<ProductRow[]> {
	return rows<ProductRow>(
		database,
		`SELECT found.product, page.*, greatest(0, floor(coalesce(stock.stocked - stock.reserved, 0)))::int AS stock,
			rating.average, rating.count AS reviews, rating.is_demo
		FROM (SELECT *, row_number() OVER () AS place FROM (${ids.sql}) AS ids) AS page
		JOIN product_search found USING (id)
		LEFT JOIN LATERAL ${stockOf("found.inventory_item_id")} AS stock ON true
		LEFT JOIN LATERAL ${ratingOf("found.id")} AS rating ON true
		ORDER BY place`,
		ids.values,
	);
}

function toProduct({ product, stock, average, reviews, isDemo }: ProductRow): Product {
	return { ...product, stock, ...(average === null ? {} : { rating: { average, count: reviews, demo: isDemo } }) };
}
