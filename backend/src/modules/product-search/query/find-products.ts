import type { Product, ProductList, ProductQuery } from "@confiserie/domain/contract/product";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ratingsOf } from "../../review";
import type { StocklessProduct } from "../index/documents";
import { orderOf } from "../ranking";
import { correctionOf } from "./correction";
import { countFacets } from "./count-facets";
import { liveStock } from "./live-stock";
import { matchText, type TextMatch } from "./match-text";
import { conditionOf, selectionOf } from "./selection";
import type { SqlFragment } from "./text-query";

/**
 * A page of the catalogue with the exact count of all pages, on demand with its facets. Source: spec §7 "GET /products", "GET /products/search".
 */
export async function findProducts(scope: MedusaContainer, query: ProductQuery): Promise<ProductList> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const text = query.query ?? "";
	const match = await matchText(scope, text);
	const selection = selectionOf(query, match);
	const sort = query.sort ?? "relevance";
	const wanted: Wanted = { where: conditionOf(selection), match, order: orderOf(sort, match !== undefined) };
	const [page, facets] = await Promise.all([
		readPage(database, wanted, query.offset, query.limit),
		query.facets ? countFacets(database, selection) : undefined,
	]);
	const didYouMean = page.totalCount === 0 && match ? await correctionOf(scope, text, match) : undefined;
	return {
		items: await withStock(scope, page.products),
		totalCount: page.totalCount,
		...(facets ? { facets } : {}),
		...(didYouMean ? { didYouMean } : {}),
	};
}

/** One product on sale, or undefined. */
export async function findProduct(scope: MedusaContainer, id: string): Promise<Product | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: { product: StocklessProduct }[] }>(
		"SELECT product FROM product_search WHERE id = ?",
		[id],
	);
	const [product] = await withStock(
		scope,
		rows.map((row) => row.product),
	);
	return product;
}

/** What a list holds and in which order. */
interface Wanted {
	where: SqlFragment;
	match: TextMatch | undefined;
	order: string;
}
interface Page {
	products: StocklessProduct[];
	totalCount: number;
}

async function readPage(database: Knex, wanted: Wanted, offset: number, limit: number): Promise<Page> {
	if (wanted.match) return readFinds(database, wanted, wanted.match, offset, limit);
	const [products, totalCount] = await Promise.all([
		readSlice(database, wanted, offset, limit),
		count(database, wanted.where),
	]);
	return { products, totalCount };
}

/** All finds of a text are read to be ordered: they are counted in the same go. */
async function readFinds(
	database: Knex,
	{ where, order }: Wanted,
	{ score }: TextMatch,
	offset: number,
	limit: number,
): Promise<Page> {
	const { rows } = await database.raw<{ rows: { product: StocklessProduct; count: number }[] }>(
		`SELECT product, ${score.sql} AS score, (count(*) OVER ())::int AS count
		FROM product_search WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?`,
		[...score.values, ...where.values, limit, offset],
	);
	const totalCount = rows[0]?.count ?? (offset > 0 ? await count(database, where) : 0);
	return { products: rows.map((row) => row.product), totalCount };
}

/** The ids first, from an index: the products before the page are never looked at. */
async function readSlice(
	database: Knex,
	{ where, order }: Wanted,
	offset: number,
	limit: number,
): Promise<StocklessProduct[]> {
	const { rows } = await database.raw<{ rows: { product: StocklessProduct }[] }>(
		`SELECT product FROM product_search JOIN (
			SELECT id, row_number() OVER () AS place FROM (
				SELECT id FROM product_search WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?) AS ids
		) AS page USING (id) ORDER BY place`,
		[...where.values, limit, offset],
	);
	return rows.map((row) => row.product);
}

async function count(database: Knex, where: SqlFragment): Promise<number> {
	const { rows } = await database.raw<{ rows: { count: number }[] }>(
		`SELECT count(*)::int AS count FROM product_search WHERE ${where.sql}`,
		where.values,
	);
	return rows[0]?.count ?? 0;
}

async function withStock(scope: MedusaContainer, products: StocklessProduct[]): Promise<Product[]> {
	const ids = products.map(({ id }) => id);
	const [stock, ratings] = await Promise.all([liveStock(scope, ids), ratingsOf(scope, ids)]);
	return products.map((product) => {
		const rating = ratings.get(product.id);
		return { ...product, stock: stock.get(product.id) ?? 0, ...(rating ? { rating } : {}) };
	});
}
