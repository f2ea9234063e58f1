import type { Product, ProductList, ProductQuery, Sort } from "@confiserie/domain/contract/product";
import type { MedusaContainer, SearchTypes } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ratingsOf } from "../modules/review/ratings";
import type { StocklessProduct } from "./documents";
import { PRODUCT_INDEX } from "./fill-index";
import { liveStock, soldOutProducts } from "./live-stock";
import { matchText, type TextMatch } from "./match-text";

/**
 * A page of the catalogue with the exact count of all pages. In the order of relevance and without a text, what is sold
 * out comes last. Source: spec §7 "GET /products", "GET /products/search".
 */
export async function findProducts(scope: MedusaContainer, query: ProductQuery): Promise<ProductList> {
	const filters = toFilters(query);
	const match = await matchText(scope, query.query ?? "", filters);
	const sort = query.sort ?? "relevance";
	const criteria: Criteria = { filters, match, order: toOrder(sort, match) };
	const soldOutLast = sort === "relevance" && !match && query.inStock === undefined;
	const soldOut = soldOutLast || query.inStock !== undefined ? await soldOutProducts(scope) : [];
	const present = { ...criteria, filters: [...filters, { id: { $nin: soldOut } }] };
	const absent = { ...criteria, filters: [...filters, { id: { $in: soldOut } }] };
	const parts = soldOutLast ? [present, absent] : [query.inStock === false ? absent : present];
	return readPage(scope, parts, query);
}

/** What a part of the list holds and in which order. */
interface Criteria {
	filters: SearchTypes.SearchFilters[];
	match: TextMatch | undefined;
	order: Record<string, SearchTypes.SearchOrderBy>;
}

/** The page of several lists written one after the other. */
async function readPage(
	scope: MedusaContainer,
	parts: Criteria[],
	{ offset, limit }: ProductQuery,
): Promise<ProductList> {
	const documents: string[] = [];
	let totalCount = 0;
	for (const { filters, match, order } of parts) {
		const { hits, metadata } = await scope.resolve(Modules.SEARCH).search<{ product: string }>({
			entity: PRODUCT_INDEX,
			fields: ["product"],
			filters: { ...match?.filters, $and: filters },
			pagination: { skip: Math.max(0, offset - totalCount), take: limit - documents.length, order },
			search_options: { ...match?.options, count: "exact" },
		});
		documents.push(...hits.map(({ document }) => document.product));
		totalCount += metadata.count ?? 0;
	}
	return { items: await withStock(scope, documents), totalCount };
}

/** One product on sale, or undefined. */
export async function findProduct(scope: MedusaContainer, id: string): Promise<Product | undefined> {
	const { hits } = await scope.resolve(Modules.SEARCH).search<{ product: string }>({
		entity: PRODUCT_INDEX,
		fields: ["product"],
		filters: { id },
		pagination: { take: 1 },
		search_options: { count: "none" },
	});
	const [product] = await withStock(
		scope,
		hits.map(({ document }) => document.product),
	);
	return product;
}

async function withStock(scope: MedusaContainer, documents: string[]): Promise<Product[]> {
	const products = documents.map((document): StocklessProduct => JSON.parse(document));
	const ids = products.map(({ id }) => id);
	const [stock, ratings] = await Promise.all([liveStock(scope, ids), ratingsOf(scope, ids)]);
	return products.map((product) => {
		const rating = ratings.get(product.id);
		return { ...product, stock: stock.get(product.id) ?? 0, ...(rating ? { rating } : {}) };
	});
}

function toFilters(query: ProductQuery): SearchTypes.SearchFilters[] {
	const flag = (tag: string, wanted: boolean) => ({ tags: wanted ? { $in: [tag] } : { $nin: [tag] } });
	const all: SearchTypes.SearchFilters[] = [];
	if (query.category) all.push({ category: query.category });
	if (query.tag) all.push({ tags: { $in: query.tag } });
	if (query.isNew !== undefined) all.push(flag("NOUVEAU", query.isNew));
	if (query.isPromo !== undefined) all.push(flag("PROMO", query.isPromo));
	if (query.minPrice !== undefined) all.push({ price: { $gte: query.minPrice } });
	if (query.maxPrice !== undefined) all.push({ price: { $lte: query.maxPrice } });
	return all;
}

/** Always down to the id, so that pages neither repeat nor skip a product. */
function toOrder(sort: Sort, match: TextMatch | undefined): Record<string, SearchTypes.SearchOrderBy> {
	const orders: Record<Sort, Record<string, SearchTypes.SearchOrderBy>> = {
		relevance: { ...(match ? { _score: "DESC" as const } : {}), rank: "DESC", title: "ASC" },
		price_asc: { price: "ASC" },
		price_desc: { price: "DESC" },
		newest: { createdAt: "DESC", title: "ASC" },
	};
	return { ...orders[sort], id: "ASC" };
}
