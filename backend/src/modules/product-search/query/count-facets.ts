import { CATEGORIES, TAGS } from "@confiserie/domain/catalogue";
import { type Facets, PRICE_BANDS } from "@confiserie/domain/contract/product";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Selection } from "./selection";

/**
 * Counts all facets of a selection in one statement that reads its products once and puts those alike together. Values in
 * the shop's order.
 */
export async function countFacets(database: Knex, selection: Selection): Promise<Facets> {
	const { always, category, tag, price, stock } = selection;
	const { rows } = await database.raw<{ rows: FacetRow[] }>(
		`WITH selected AS MATERIALIZED (
			SELECT category, tags, width_bucket(price, ?::double precision[]) AS band, in_stock AS is_present,
				${category.sql} AS in_category, ${tag.sql} AS in_tag, ${price.sql} AS in_price, ${stock.sql} AS in_stock,
				count(*) AS products
			FROM product_search WHERE ${always.sql} GROUP BY 1, 2, 3, 4, 5, 6, 7, 8
		)
		SELECT 'category' AS facet, category AS value, sum(products)::int AS count FROM selected
			WHERE in_tag AND in_price AND in_stock GROUP BY category
		UNION ALL SELECT 'tag', tag, sum(products)::int FROM selected, unnest(tags) AS tag
			WHERE in_category AND in_price AND in_stock GROUP BY tag
		UNION ALL SELECT 'price', band::text, sum(products)::int FROM selected
			WHERE in_category AND in_tag AND in_stock GROUP BY band
		UNION ALL SELECT 'stock', is_present::text, sum(products)::int FROM selected
			WHERE in_category AND in_tag AND in_price GROUP BY is_present`,
		[LOWER_BOUNDS, ...category.values, ...tag.values, ...price.values, ...stock.values, ...always.values],
	);
	const countOf = (facet: string, value: string) =>
		rows.find((row) => row.facet === facet && row.value === value)?.count ?? 0;
	const values = <Code extends string>(facet: string, all: readonly { code: Code }[]) =>
		all.map(({ code }) => ({ value: code, count: countOf(facet, code) })).filter(({ count }) => count > 0);
	return {
		category: values("category", CATEGORIES),
		tag: values("tag", TAGS),
		stock: { inStock: countOf("stock", "true"), soldOut: countOf("stock", "false") },
		price: PRICE_BANDS.map((band, index) => ({ ...band, count: countOf("price", String(index)) })),
	};
}

interface FacetRow {
	facet: string;
	value: string;
	count: number;
}

/** `width_bucket` numbers the bands from 0, which is below the first of these. */
const LOWER_BOUNDS = PRICE_BANDS.flatMap(({ min }) => (min === null ? [] : [min]));
