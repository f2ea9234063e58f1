import type { TagCode } from "@confiserie/domain/catalogue";
import type { Sort } from "@confiserie/domain/contract/product";
import type { OrderName } from "./memory/orders";

/** Where a product says something: A its name, B its shelf, tags and codes, C the description, D the ingredients. */
export type Weight = "A" | "B" | "C" | "D";

/** What a term counts by the best place where it is said, A to D; whole figures, so that no sum depends on its order. */
export const SAID = [80, 40, 20, 10] as const;

/** Likewise for a synonym, a beginning or a corrected word: four fifths of the word itself. */
export const MEANT = SAID.map((points) => points * 0.8);

/** For a name that begins with a term: whoever types "caramel" means caramels before pop-corn with caramel. */
export const HEAD_BONUS = 15;

/** What a product counts in the default order, and among finds that say a text equally well. */
const RANK: Partial<Record<TagCode, number>> = { BESTSELLER: 4, NOUVEAU: 2, PROMO: 1 };

/** Best sellers first, then what is new or reduced. */
export function rankOf({ tags }: { tags: TagCode[] }): number {
	return tags.reduce((sum, tag) => sum + (RANK[tag] ?? 0), 0);
}

/**
 * The order of each sort. Among finds of a text the best come first in "relevance"; without a text, what is sold out comes last.
 */
export const ORDER_OF: Record<Sort, OrderName> = {
	relevance: "rank",
	price_asc: "price_asc",
	price_desc: "price_desc",
	newest: "newest",
};
