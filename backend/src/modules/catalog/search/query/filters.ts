import { hasWantedTags, isOccasion, type TagCode } from "@confiserie/domain/catalogue/tags";
import type { ProductQuery } from "@confiserie/domain/contract/product";
import { maskOf } from "../allergen-mask";
import { type Fragment, join } from "./fragment";

/** Products that are alike for every facet, and how many they are. */
export interface Group {
	category: string;
	tags: TagCode[];
	inStock: boolean;
	/** Masks, null where the information is incomplete. */
	contained: number | null;
	possible: number | null;
	/** Index in `PRICE_BANDS`. */
	band: number;
	/** Whether the price lies within the query's bounds. */
	isInRange: boolean;
	count: number;
}

/** The conditions of a query on rows of product_search, its text aside. Source: spec §7 "further filters". */
export function conditionOf(query: ProductQuery): Fragment {
	const { category, tag = [], without = [], inStock, isNew, isPromo } = query;
	const occasions = tag.filter(isOccasion);
	const labels = tag.filter((code) => !isOccasion(code));
	const flag = (code: TagCode, wanted: boolean | undefined): Fragment[] =>
		wanted === undefined ? [] : [{ sql: `${wanted ? "" : "NOT "}tags @> ARRAY[?]`, values: [code] }];
	const conditions = [
		...(category === undefined ? [] : [{ sql: "category = ?", values: [category] }]),
		...(labels.length === 0 ? [] : [{ sql: "tags @> ?::text[]", values: [labels] }]),
		...(occasions.length === 0 ? [] : [{ sql: "tags && ?::text[]", values: [occasions] }]),
		// Null, for incomplete information, is not 0.
		...(without.length === 0 ? [] : [{ sql: `${allergensOf(query)}_allergens & ? = 0`, values: [maskOf(without)] }]),
		...(inStock === undefined ? [] : [{ sql: inStock ? "in_stock" : "NOT in_stock", values: [] }]),
		...flag("NOUVEAU", isNew),
		...flag("PROMO", isPromo),
		...boundsOf(query),
	];
	return conditions.length === 0 ? EVERYTHING : join(conditions, " AND ");
}

/** Which allergens of a product a query looks at. */
export const allergensOf = ({ allowTraces }: Pick<ProductQuery, "allowTraces">) =>
	allowTraces ? "contained" : "possible";

/** Whether the products of a group have none of the allergens of a mask. */
export function isWithout(group: Group, query: ProductQuery, mask: number): boolean {
	const found = group[allergensOf(query)];
	return found !== null && (found & mask) === 0;
}

/** The condition that a price lies within the query's bounds. */
export function rangeOf(query: ProductQuery): Fragment {
	const bounds = boundsOf(query);
	return bounds.length === 0 ? EVERYTHING : join(bounds, " AND ");
}

const boundsOf = ({ minPrice, maxPrice }: ProductQuery): Fragment[] => [
	...(minPrice === undefined ? [] : [{ sql: "price >= ?::float8", values: [minPrice] }]),
	...(maxPrice === undefined ? [] : [{ sql: "price <= ?::float8", values: [maxPrice] }]),
];

const EVERYTHING: Fragment = { sql: "true", values: [] };

/** The filters of a query by the facet that they belong to; `flags` to none. The same rules as those of `conditionOf`. */
const FILTERS = {
	flags: ({ tags }: Group, { isNew, isPromo }: ProductQuery) =>
		(isNew === undefined || tags.includes("NOUVEAU") === isNew) &&
		(isPromo === undefined || tags.includes("PROMO") === isPromo),
	category: (group: Group, { category }: ProductQuery) => category === undefined || group.category === category,
	label: ({ tags }: Group, { tag = [] }: ProductQuery) =>
		hasWantedTags(
			tags,
			tag.filter((code) => !isOccasion(code)),
		),
	without: (group: Group, query: ProductQuery) =>
		!query.without?.length || isWithout(group, query, maskOf(query.without)),
	occasion: ({ tags }: Group, { tag = [] }: ProductQuery) => hasWantedTags(tags, tag.filter(isOccasion)),
	stock: (group: Group, { inStock }: ProductQuery) => inStock === undefined || group.inStock === inStock,
	price: ({ isInRange }: Group) => isInRange,
};

/** The groups that a query selects. @param without a facet whose own filter is left out */
export function selected(groups: readonly Group[], query: ProductQuery, without?: keyof typeof FILTERS): Group[] {
	const filters = Object.entries(FILTERS).filter(([facet]) => facet !== without);
	return groups.filter((group) => filters.every(([, holds]) => holds(group, query)));
}

export const countOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);
