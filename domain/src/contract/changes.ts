import { z } from "zod";

/** What can change on public pages, by name. A page is stale when something that it shows changes. */
export const CHANGE_TAGS = {
	/** Which products there are, their prices and their order in lists. */
	products: "products",
	/** One product: its texts, price, stock band and reviews. */
	product: (id: string): string => `product:${id}`,
	settings: "settings",
	/** Names, order and emblems of the categories, and which of them are shown. */
	categories: "categories",
	/** Pages of text. */
	pages: "pages",
	/** What search engines show of pages. */
	seo: "seo",
} as const;

/** Older changes are not listed one by one. */
export const CHANGES_KEPT_MINUTES = 60;
/** Longer lists of tags are reported as "everything". */
export const MAXIMUM_CHANGE_TAGS = 1000;

/** Parameters of GET /changes: where the answer before left off. */
export const changesQuerySchema = z.object({
	since: z.string().max(4000).refine(isCursor, "Un repère rendu par cet appel est attendu.").optional(),
});

/** A second and a snapshot of Postgres, "1763800000-100:120:103,110": the first number that was under way, the next, others. */
function isCursor(text: string): boolean {
	const parts = /^\d{1,12}-(\d{1,18}):(\d{1,18}):((?:\d{1,18},)*\d{1,18})?$/.exec(text);
	if (!parts) return false;
	const [first, next, others] = [Number(parts[1]), Number(parts[2]), (parts[3]?.split(",") ?? []).map(Number)];
	const isAscending = others.every((one, index) => index === 0 || one > (others[index - 1] ?? 0));
	return first > 0 && first <= next && isAscending && others.every((one) => one >= first && one < next);
}

/**
 * Answer of GET /changes, for caches of public pages and for other sales channels: which tags changed since the cursor,
 * and the cursor to ask with next. `isAll` when that is not known, as at the beginning: everything is to be read again.
 */
export const changesSchema = z.object({ cursor: z.string(), tags: z.array(z.string()), isAll: z.boolean() });
export type Changes = z.infer<typeof changesSchema>;
