import { PAGE_SIZE, SEARCH } from "@confiserie/domain/catalogue/catalogue";
import { type Category, type CategoryCode, readCategoryCode } from "@confiserie/domain/catalogue/category";
import { findTag, type TagCode } from "@confiserie/domain/catalogue/tags";
import type { ProductQuery, Sort } from "@confiserie/domain/contract/product";
import { type AvoidedAllergens, isAllergenCode, orderedCodes } from "@confiserie/domain/food/allergen-codes";
import { readWithout } from "@confiserie/domain/food/allergens";

/** Pages one address may show at once: beyond, a shopper narrows the list down. */
export const MAXIMUM_PAGES = 25;
const SORTS = ["relevance", "price_asc", "price_desc", "newest"] as const satisfies readonly Sort[];

/** What the address of the catalogue says. Prices in EUR for a box. Source: spec §2 "Catalogue". */
export interface CatalogueFilters extends AvoidedAllergens {
	/** Empty, or of at least 2 characters. "Sans arachides" in it is a filter. */
	query: string;
	/** The address searches by less than that: it shows the list without the search, and says so. Source: spec §5. */
	isTooShort: boolean;
	category: CategoryCode | null;
	/** What that category is called and says of itself; looked at where `category` is set. */
	shelf: Pick<Category, "name" | "description"> | null;
	tags: TagCode[];
	inStock: boolean;
	minPrice: number | null;
	maxPrice: number | null;
	sort: Sort | null;
	/** Rows with every tariff instead of cards with pictures. */
	isRows: boolean;
	/** Pages shown, one under the other. */
	page: number;
	/** The address names a category, tag or allergen that does not exist: nothing can be found. */
	isUnknown: boolean;
}

export type RawSearchParams = Record<string, string | string[] | undefined>;

/**
 * Reads the address. Values that mean nothing are left out, but an unknown category, tag or allergen finds nothing.
 * @param categories those that the shop offers
 */
export function readFilters(raw: RawSearchParams, categories: readonly Category[]): CatalogueFilters {
	const given = (name: string) => list(raw[name])[0]?.trim() ?? "";
	const category = given("category");
	const { text: query, without: typed } = readWithout(given("query").slice(0, 100));
	const without = list(raw.without).flatMap((code) => code.toUpperCase() || []);
	const tags = list(raw.tag).filter(Boolean);
	const known = [...new Set(tags.flatMap((code) => findTag(code)?.code ?? []))];
	const code = readCategoryCode(category);
	const found = code === undefined ? undefined : categories.find((one) => one.code === code);
	const [minPrice, maxPrice] = bounds(price(given("minPrice")), price(given("maxPrice")));
	return {
		query: query.length >= SEARCH.minLength ? query : "",
		isTooShort: query !== "" && query.length < SEARCH.minLength,
		category: found?.code ?? null,
		shelf: found ? { name: found.name, description: found.description } : null,
		tags: known,
		without: orderedCodes([...without.filter(isAllergenCode), ...typed]),
		allowTraces: given("allowTraces") === "true",
		inStock: given("inStock") === "true",
		minPrice,
		maxPrice,
		sort: SORTS.find((sort) => sort === given("sort")) ?? null,
		isRows: given("view") === "list",
		page: Math.min(MAXIMUM_PAGES, Math.max(1, /^\d{1,4}$/.test(given("page")) ? Number(given("page")) : 1)),
		isUnknown: (category !== "" && !found) || (tags.length > 0 && known.length === 0) || !without.every(isAllergenCode),
	};
}

/** The catalogue's address for these filters: always in the same order, defaults left out. */
export function filtersHref(filters: Partial<CatalogueFilters>): string {
	const params = filterParams(filters);
	return params.size ? `/products?${params}` : "/products";
}

export function filterParams(filters: Partial<CatalogueFilters>): URLSearchParams {
	const params = new URLSearchParams();
	if (filters.query) params.set("query", filters.query);
	if (filters.category) params.set("category", filters.category);
	for (const tag of filters.tags ?? []) params.append("tag", tag);
	for (const code of filters.without ?? []) params.append("without", code);
	if (filters.allowTraces) params.set("allowTraces", "true");
	if (filters.inStock) params.set("inStock", "true");
	if (filters.minPrice != null) params.set("minPrice", String(filters.minPrice));
	if (filters.maxPrice != null) params.set("maxPrice", String(filters.maxPrice));
	if (filters.sort && filters.sort !== "relevance") params.set("sort", filters.sort);
	if (filters.isRows) params.set("view", "list");
	if (filters.page && filters.page > 1) params.set("page", String(filters.page));
	return params;
}

/** The call's parameters for one page of the list, `page` from 1. */
export function productQuery(filters: CatalogueFilters, page: number): Partial<ProductQuery> {
	return {
		offset: (page - 1) * PAGE_SIZE.catalogue,
		limit: PAGE_SIZE.catalogue,
		query: filters.query || undefined,
		category: filters.category ?? undefined,
		tag: filters.tags.length ? filters.tags : undefined,
		without: filters.without.length ? [...filters.without] : undefined,
		allowTraces: filters.allowTraces || undefined,
		inStock: filters.inStock || undefined,
		minPrice: filters.minPrice ?? undefined,
		maxPrice: filters.maxPrice ?? undefined,
		sort: filters.sort ?? undefined,
	};
}

/** Texts alone: Next puts what every object inherits into the list of an address such as "?__proto__=a&sort=b". */
const list = (value: string | string[] | undefined): string[] =>
	[value].flat().filter((one) => typeof one === "string");

/** A price typed the French or the English way; null when it is none. */
function price(text: string): number | null {
	const normal = text.replace(",", ".");
	return /^\d{1,6}(\.\d{1,2})?$/.test(normal) ? Number(normal) : null;
}

/** The smaller bound first, however they were typed. */
function bounds(minimum: number | null, maximum: number | null): [number | null, number | null] {
	if (minimum === null || maximum === null || minimum <= maximum) return [minimum, maximum];
	return [maximum, minimum];
}
