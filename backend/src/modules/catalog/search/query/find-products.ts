import type { ProductList, ProductQuery } from "@confiserie/domain/contract/product";
import { orderedCodes } from "@confiserie/domain/food/allergen-codes";
import { readWithout } from "@confiserie/domain/food/allergens";
import { one, type Sql } from "../../../../lib/database/sql";
import { readCategories, unknownCategory } from "../../categories";
import { codeOf } from "../code";
import { orderOf } from "../ranking";
import { correctionOf } from "./correction";
import { countFacets } from "./count-facets";
import { conditionOf, countOf, type Group, selected } from "./filters";
import { groupsOf, groupsOnSale } from "./groups";
import { type FoundProduct, foundProducts, productsOf } from "./read-products";
import { readQuery } from "./read-query";
import { type Match, matchAll, matchCode, matchMost } from "./text-query";

/** A `ProductList` whose products leave PostgreSQL as they are sent. */
export interface FoundList extends Omit<ProductList, "items"> {
	items: FoundProduct[];
}

/**
 * A page of the catalogue, with the exact count of all pages, on demand with facets. Source: spec §7 "GET /products", "GET /products/search".
 * "Sans arachides" in the text is the filter.
 * @param version of what is searched, which counts are at least as new as
 * @throws ApiFailure VALIDATION for a category that does not exist
 */
export async function findProducts(sql: Sql, asked: ProductQuery, version: string): Promise<FoundList> {
	const { text, without } = readWithout(asked.query?.trim() ?? "");
	const query =
		without.length > 0 ? { ...asked, without: orderedCodes([...(asked.without ?? []), ...without]) } : asked;
	const categories = query.category === undefined && !query.facets ? [] : await readCategories(sql);
	if (query.category !== undefined && !categories.some(({ code }) => code === query.category))
		throw unknownCategory("category");
	const found = text === "" ? await list(sql, query, version) : await search(sql, query, text);
	const didYouMean = found.hasHits ? undefined : await correctionOf(sql, text);
	const facets = query.facets ? countFacets(found.groups, query, categories) : undefined;
	return { items: foundProducts(found.products), totalCount: found.total, facets, didYouMean };
}

interface Found {
	/** The page; null without products. */
	products: string | null;
	/** Of all pages. */
	total: number;
	/** Where facets are asked for: those of the text, whatever the filters. */
	groups: Group[];
	/** Whether there is anything without the filters. */
	hasHits: boolean;
}

async function list(sql: Sql, query: ProductQuery, version: string): Promise<Found> {
	const condition = conditionOf(query);
	const page = productsOf({
		sql: `SELECT id FROM product_search WHERE ${condition.sql} ORDER BY ${orderOf(query.sort)} LIMIT ? OFFSET ?`,
		values: [...condition.values, query.limit, query.offset],
	});
	const [groups, read] = await Promise.all([
		groupsOnSale(sql, query, version),
		one<Pick<Found, "products">>(sql, `SELECT ${page.sql} AS products`, page.values),
	]);
	return { products: read?.products ?? null, total: countOf(selected(groups, query)), groups, hasHits: true };
}

/** The hits of a text: the product of its code, else what says all of it, else what says most. Filters never change which. */
async function search(sql: Sql, query: ProductQuery, text: string): Promise<Found> {
	const coded = /[\d-]/.test(text) ? await readHits(sql, query, matchCode(codeOf(text))) : NOTHING;
	if (coded.hasHits) return coded;
	const terms = await readQuery(sql, text);
	const all = terms.length > 0 ? await readHits(sql, query, matchAll(terms)) : NOTHING;
	return all.hasHits || terms.length < 2 ? all : readHits(sql, query, matchMost(terms));
}

const NOTHING: Found = { products: null, total: 0, groups: [], hasHits: false };

async function readHits(sql: Sql, query: ProductQuery, match: Match): Promise<Found> {
	const condition = conditionOf(query);
	const page = productsOf({
		sql: `SELECT id FROM hit WHERE ${condition.sql} ORDER BY ${orderOf(query.sort, true)} LIMIT ? OFFSET ?`,
		values: [...condition.values, query.limit, query.offset],
	});
	const groups = query.facets ? groupsOf("hit", query) : { sql: "'[]'::json", values: [] };
	const found = await one<Found>(
		sql,
		`WITH hit AS MATERIALIZED (
			SELECT id, title, category, tags, price, rank, created_at, in_stock, contained_allergens, possible_allergens,
				${match.score.sql} AS score
			FROM product_search WHERE ${match.condition.sql})
		SELECT ${page.sql} AS products, ${groups.sql} AS groups, EXISTS (SELECT FROM hit) AS has_hits,
			(SELECT count(*)::int FROM hit WHERE ${condition.sql}) AS total`,
		[...match.score.values, ...match.condition.values, ...page.values, ...groups.values, ...condition.values],
	);
	return found ?? NOTHING;
}
