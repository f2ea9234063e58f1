import type { Product, ProductList, ProductQuery, Sort } from "@confiserie/domain/contract/product";
import type { MedusaContainer, SearchTypes } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { ratingsOf } from "../modules/review/ratings";
import type { StocklessProduct } from "./documents";
import { PRODUCT_INDEX } from "./fill-index";
import { liveStock, soldOutProducts } from "./live-stock";
import { matchText, type TextMatch } from "./match-text";

/** A page of the catalogue with the exact count of all pages. Source: spec §7 "GET /products", "GET /products/search". */
export async function findProducts(scope: MedusaContainer, query: ProductQuery): Promise<ProductList> {
	const filters = await toFilters(scope, query);
	const match = await matchText(scope, query.query ?? "", filters);
	const { hits, metadata } = await scope.resolve(Modules.SEARCH).search<{ product: string }>({
		entity: PRODUCT_INDEX,
		fields: ["product"],
		filters: { ...match?.filters, ...filters },
		pagination: { skip: query.offset, take: query.limit, order: toOrder(query.sort ?? "relevance", match) },
		search_options: { ...match?.options, count: "exact" },
	});
	return {
		items: await withStock(
			scope,
			hits.map(({ document }) => document.product),
		),
		totalCount: metadata.count ?? 0,
	};
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

async function toFilters(scope: MedusaContainer, query: ProductQuery): Promise<SearchTypes.SearchFilters> {
	const flag = (tag: string, wanted: boolean) => ({ tags: wanted ? { $in: [tag] } : { $nin: [tag] } });
	const all: SearchTypes.SearchFilters[] = [];
	if (query.category) all.push({ category: query.category });
	if (query.tag) all.push({ tags: { $in: query.tag } });
	if (query.isNew !== undefined) all.push(flag("NOUVEAU", query.isNew));
	if (query.isPromo !== undefined) all.push(flag("PROMO", query.isPromo));
	if (query.minPrice !== undefined) all.push({ price: { $gte: query.minPrice } });
	if (query.maxPrice !== undefined) all.push({ price: { $lte: query.maxPrice } });
	if (query.inStock !== undefined) {
		const soldOut = await soldOutProducts(scope);
		all.push({ id: query.inStock ? { $nin: soldOut } : { $in: soldOut } });
	}
	return all.length > 0 ? { $and: all } : {};
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
