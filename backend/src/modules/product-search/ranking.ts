import type { TagCode } from "@confiserie/domain/catalogue";
import type { Sort } from "@confiserie/domain/contract/product";

/** Where a product says something: A its name, B its shelf, tags and codes, C the description, D the ingredients. */
export type Weight = "A" | "B" | "C" | "D";

/** What a term counts by the best place where it is said; the best first, so that most finds are compared once or twice. */
export const PLACES: readonly [Weight, number][] = [
	["A", 8],
	["B", 4],
	["C", 2],
	["D", 1],
];

/** What counts for a synonym, a beginning or a corrected word, beside the word itself. */
export const MEANT_SHARE = 0.8;

/** For a name that begins with a term: whoever types "caramel" means caramels before pop-corn with caramel. */
export const HEAD_BONUS = 1.5;

/** What a product counts in the default order, and among finds that say a text equally well. */
const RANK: Partial<Record<TagCode, number>> = { BESTSELLER: 4, NOUVEAU: 2, PROMO: 1 };

/** Best sellers first, then what is new or reduced. */
export function rankOf({ tags }: { tags: TagCode[] }): number {
	return tags.reduce((sum, tag) => sum + (RANK[tag] ?? 0), 0);
}

/**
 * The order of a list, in SQL. Always down to the id, so that pages neither repeat nor skip a product. In the order of
 * relevance and without a text, what is sold out comes last.
 */
export function orderOf(sort: Sort, hasText: boolean): string {
	const orders: Record<Sort, string> = {
		relevance: `${hasText ? "score" : "in_stock"} DESC, rank DESC, title`,
		price_asc: "price, title",
		price_desc: "price DESC, title",
		newest: "created_at DESC, title",
	};
	return `${orders[sort]}, id`;
}

/** The order of proposed names, in SQL; of several products of one name the first by it stands for it. */
export const PROPOSAL_ORDER = "score DESC, rank DESC";
