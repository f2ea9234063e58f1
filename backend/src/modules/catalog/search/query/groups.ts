import { PRICE_BANDS, type ProductQuery } from "@confiserie/domain/contract/product";
import { one, type Sql } from "../../../../lib/database/sql";
import { recent } from "../../../../lib/recent";
import { type Group, rangeOf } from "./filters";
import type { Fragment } from "./fragment";

/** A subquery of the `Group`s of some rows, as JSON. @param from relation with the columns of product_search */
export function groupsOf(from: string, query: ProductQuery): Fragment {
	const range = rangeOf(query);
	return {
		sql: `(SELECT coalesce(json_agg(counted), '[]') FROM (
			SELECT category, tags, in_stock AS "inStock", width_bucket(price, ?::float8[]) AS band, ${range.sql} AS "isInRange",
				contained_allergens AS contained,
				possible_allergens AS possible, count(*)::int AS count
			FROM ${from} GROUP BY 1, 2, 3, 4, 5, 6, 7) AS counted)`,
		values: [LOWER_BOUNDS, ...range.values],
	};
}

/** `width_bucket` numbers the bands from 0, which is below the first of these. */
const LOWER_BOUNDS = PRICE_BANDS.flatMap(({ min }) => (min === null ? [] : [min]));

const MAXIMUM_AGE_MS = 1000;
/** Pairs of price bounds whose groups are cached: more than the storefront offers. */
const MOST_BOUNDS = 50;
let cached: { sql?: Sql; version: string; reads: Map<string, () => Promise<Group[]>> } = {
	version: "",
	reads: new Map(),
};

/**
 * The groups of everything on sale. For the same price bounds they serve every list, whatever its other filters, for a second:
 * counting 20,000 products takes longer than reading a page of them.
 * @param version of what is searched, which they are at least as new as
 */
export function groupsOnSale(sql: Sql, query: ProductQuery, version: string): Promise<Group[]> {
	if (cached.sql !== sql || cached.version !== version || cached.reads.size >= MOST_BOUNDS)
		cached = { sql, version, reads: new Map() };
	const bounds = JSON.stringify([query.minPrice, query.maxPrice]);
	const known = cached.reads.get(bounds);
	if (known) return known();
	const read = recent(async () => {
		const groups = groupsOf("product_search", query);
		const found = await one<{ groups: Group[] }>(sql, `SELECT ${groups.sql} AS groups`, groups.values);
		return found?.groups ?? [];
	}, MAXIMUM_AGE_MS);
	cached.reads.set(bounds, read);
	return read();
}
