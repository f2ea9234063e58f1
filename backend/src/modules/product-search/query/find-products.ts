import type { Product, ProductList, ProductQuery } from "@confiserie/domain/contract/product";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { unknownCategory } from "../../category";
import { PRODUCT_SEARCH_MODULE } from "../key";
import type { Catalogue } from "../memory/catalogue";
import { ORDER_OF } from "../ranking";
import type { ProductSearchService } from "../service";
import { correctionOf } from "./correction";
import { countFacets } from "./count-facets";
import { findsOf } from "./finds";
import { pageByScore, pageByStock, pageOf } from "./page";
import { productTexts, readProduct } from "./read-products";
import { type Reading, readText } from "./read-text";
import { isUnfiltered, selected, selectionOf } from "./selection";

/**
 * A page of the catalogue with the exact count of all pages, on demand with its facets: the JSON of a `ProductList`. Source: spec §7
 * "GET /products", "GET /products/search".
 * @throws ApiFailure VALIDATION for a category that does not exist
 */
export async function findProducts(scope: MedusaContainer, query: ProductQuery): Promise<Buffer> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const search = scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE);
	const catalogue = await search.held.asOfNow();
	if (query.category !== undefined && !catalogue.categories.some(({ code }) => code === query.category))
		throw unknownCategory("category");
	const text = query.query?.trim() ?? "";
	const reading = text === "" ? undefined : await readText(database, catalogue.vocabulary, text);
	const { page, ...counts } = choose(catalogue, query, reading);
	// Before anything is waited for: meanwhile the catalogue may change.
	const items = productTexts(catalogue, page);
	const didYouMean =
		counts.totalCount === 0 && reading ? await correctionOf(database, catalogue, text, reading) : undefined;
	const rest: Omit<ProductList, "items"> = { ...counts, ...(didYouMean ? { didYouMean } : {}) };
	return Buffer.concat([Buffer.from('{"items":['), ...items, Buffer.from(`],${JSON.stringify(rest).slice(1)}`)]);
}

/** Has this process hold the catalogue before anybody asks for it. */
export async function prepareProducts(scope: MedusaContainer): Promise<void> {
	await scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE).held.asOfNow();
}

/** One product on sale, or undefined. */
export function findProduct(scope: MedusaContainer, id: string): Promise<Product | undefined> {
	return readProduct(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id);
}

/** The slots of a page and what there is to count, in one go: the catalogue does not change meanwhile. */
export function choose(catalogue: Catalogue, query: ProductQuery, reading: Reading | undefined) {
	const finds = reading && findsOf(catalogue, reading);
	const order = catalogue.order(ORDER_OF[query.sort ?? "relevance"]);
	const isBySort = query.sort !== undefined && query.sort !== "relevance";
	// Most searches: what the text finds is what is chosen.
	if (finds && !isBySort && !query.facets && isUnfiltered(query))
		return { page: pageByScore(order, finds, query), totalCount: finds.count };
	const selection = selectionOf(catalogue, query, finds?.slots);
	const slots = selected(selection);
	const totalCount = slots.size();
	const page = isBySort
		? pageOf(order, slots, query)
		: finds
			? pageByScore(order, { ...finds, slots, listed: undefined, count: totalCount }, query)
			: pageByStock(catalogue, slots, query);
	return {
		page,
		totalCount,
		...(query.facets ? { facets: countFacets(catalogue, selection) } : {}),
	};
}
