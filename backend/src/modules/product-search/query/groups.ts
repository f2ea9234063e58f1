import { PRICE_BANDS, type ProductQuery } from "@confiserie/domain/contract/product";
import { one, type Sql } from "../../../lib/database/sql";
import { recent } from "../../../lib/recent";
import { type Group, hasPriceBounds, rangeOf } from "./filters";
import type { Fragment } from "./fragment";

/** A subquery of the `Group`s of some rows, as JSON. @param from relation with the columns of product_search */
export function groupsOf(from: string, query: ProductQuery): Fragment {
	const range = rangeOf(query);
	return {
		sql: `(SELECT coalesce(json_agg(counted), '[]') FROM (
			SELECT category, tags, in_stock AS "inStock", width_bucket(price, ?::float8[]) AS band, ${range.sql} AS "isInRange",
				count(*)::int AS count
			FROM ${from} GROUP BY 1, 2, 3, 4, 5) AS counted)`,
		values: [LOWER_BOUNDS, ...range.values],
	};
}

/** `width_bucket` numbers the bands from 0, which is below the first of these. */
const LOWER_BOUNDS = PRICE_BANDS.flatMap(({ min }) => (min === null ? [] : [min]));

const MAXIMUM_AGE_MS = 1000;
let kept: { version: string; read: () => Promise<Group[]> } | undefined;

/**
 * The groups of everything on sale. Without price bounds they serve every list, whatever its filters, for a second: counting
 * 20,000 products takes longer than to read a page of them.
 * @param version of what is searched, which they are at least as new as
 */
export function groupsOnSale(sql: Sql, query: ProductQuery, version: string): Promise<Group[]> {
	const read = async () => {
		const { sql: groups, values } = groupsOf("product_search", query);
		return (await one<{ groups: Group[] }>(sql, `SELECT ${groups} AS groups`, values))?.groups ?? [];
	};
	if (hasPriceBounds(query)) return read();
	if (kept?.version !== version) kept = { version, read: recent(read, MAXIMUM_AGE_MS) };
	return kept.read();
}
