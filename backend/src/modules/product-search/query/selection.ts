import type { ProductQuery } from "@confiserie/domain/contract/product";
import type { TextMatch } from "./match-text";
import type { SqlFragment } from "./text-query";

/** The conditions of a selection, by the facet they belong to; `always` are those of the text and of no facet. */
export interface Selection {
	always: SqlFragment;
	category: SqlFragment;
	tag: SqlFragment;
	price: SqlFragment;
	stock: SqlFragment;
}

/** What a query selects among the rows of product_search. Source: spec §7 "further filters". */
export function selectionOf(query: ProductQuery, match: TextMatch | undefined): Selection {
	const flag = (tag: string, wanted: boolean | undefined) =>
		wanted === undefined ? [] : [{ sql: `${wanted ? "" : "NOT "}tags @> ARRAY[?]`, values: [tag] }];
	const bound = (sign: string, euros: number | undefined) =>
		euros === undefined ? [] : [{ sql: `price ${sign} ?`, values: [euros] }];
	return {
		always: every([...(match ? [match.where] : []), ...flag("NOUVEAU", query.isNew), ...flag("PROMO", query.isPromo)]),
		category: every(query.category ? [{ sql: "category = ?", values: [query.category] }] : []),
		tag: every(query.tag ? [{ sql: "tags && ?::text[]", values: [query.tag] }] : []),
		price: every([...bound(">=", query.minPrice), ...bound("<=", query.maxPrice)]),
		stock: every(query.inStock === undefined ? [] : [query.inStock ? IN_STOCK : OUT_OF_STOCK]),
	};
}

/** All conditions together. */
export function conditionOf({ always, category, tag, price, stock }: Selection): SqlFragment {
	return every([always, category, tag, price, stock]);
}

/** All of some conditions; without any, everything. */
export function every(conditions: SqlFragment[]): SqlFragment {
	const real = conditions.filter(({ sql }) => sql !== ALL.sql);
	if (real.length === 0) return ALL;
	return { sql: real.map(({ sql }) => `(${sql})`).join(" AND "), values: real.flatMap(({ values }) => values) };
}

const ALL: SqlFragment = { sql: "true", values: [] };

/** Products with a box to sell at this moment, and those without: the levels' trigger keeps the column true. */
const IN_STOCK: SqlFragment = { sql: "in_stock", values: [] };
const OUT_OF_STOCK: SqlFragment = { sql: "NOT in_stock", values: [] };
