import type { TagCode } from "@confiserie/domain/catalogue/tags";
import type { Sort } from "@confiserie/domain/contract/product";

/** Places of a product's text: A its name, B its category, tags and codes, C the description, D the ingredients. */
export type Weight = "A" | "B" | "C" | "D";

/** Score of a term by the best place that contains it; only the ratios count. */
export const SAID: Record<Weight, number> = { A: 80, B: 40, C: 20, D: 10 };

/** The same for a synonym, a beginning or a corrected word, as a share of the word itself. */
export const MEANT_SHARE = 0.8;

/** For a name that begins with a term: a shopper who types "caramel" means caramels before popcorn with caramel. */
export const HEAD_BONUS = 15;

/** What a product scores in the default order, and among hits that match a text equally well. */
const RANK: Partial<Record<TagCode, number>> = { BESTSELLER: 4, NOUVEAU: 2, PROMO: 1 };

/** Best sellers first, then what is new or reduced. */
export function rankOf({ tags }: { tags: TagCode[] }): number {
	return tags.reduce((sum, tag) => sum + (RANK[tag] ?? 0), 0);
}

/** The order of each sort, in SQL. It ends with the id, so that pages neither repeat nor skip a product. */
const ORDERS: Record<Sort, string> = {
	// What is sold out comes last.
	relevance: "in_stock DESC, rank DESC, title, id",
	price_asc: "price, title, id",
	price_desc: "price DESC, title, id",
	newest: "created_at DESC, title, id",
};

/** The order of hits, in SQL: the best match first. */
export const BEST_FIRST = "score DESC, rank DESC, title, id";

/** @param isSearch whether a text was searched for: its relevance is how well products match it */
export function orderOf(sort: Sort = "relevance", isSearch = false): string {
	return isSearch && sort === "relevance" ? BEST_FIRST : ORDERS[sort];
}
