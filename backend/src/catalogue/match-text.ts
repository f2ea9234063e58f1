import type { MedusaContainer, SearchTypes } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { PRODUCT_INDEX } from "./fill-index";
import { searchQuery } from "./search-text";

/** How a text is to be looked for: merged into the query of the page. */
export interface TextMatch {
	filters: SearchTypes.SearchFilters;
	options: SearchTypes.SearchOptions;
}

/** Below this similarity (0 to 1) two words have nothing to do with each other. */
const LEAST_SIMILARITY = 0.4;
/** What is less similar than this share of the best find is left out. */
const SHARE_OF_BEST = 0.75;

/**
 * Finds the way in which a text has hits: as a reference or EAN, else as words (the last one may be unfinished), else
 * with typos. It depends on the text and the filters alone, so every page of one search goes the same way.
 * Undefined for an empty text.
 */
export async function matchText(
	scope: MedusaContainer,
	text: string,
	filters: SearchTypes.SearchFilters[],
): Promise<TextMatch | undefined> {
	const q = searchQuery(text);
	if (q === "") return text.trim() === "" ? undefined : NOTHING;
	const code = { filters: { codes: text.trim().toUpperCase() }, options: {} };
	if (LIKE_A_CODE.test(text.trim()) && (await hasHits(scope, code, filters))) return code;
	const words: TextMatch = { filters: { q }, options: { match_strategy: "last" } };
	if (await hasHits(scope, words, filters)) return words;
	return similar(scope, q, filters);
}

/** One word with a digit or a hyphen; asking the index about every other word would cost a query for nothing. */
const LIKE_A_CODE = /^(?=\S*[\d-])\S+$/;

/** Signs alone, "!!!": a search that was asked for and finds nothing. */
const NOTHING: TextMatch = { filters: { id: [] }, options: {} };

async function similar(scope: MedusaContainer, q: string, filters: SearchTypes.SearchFilters[]): Promise<TextMatch> {
	const match: TextMatch = {
		filters: { q },
		options: { typo_tolerance: true, attributes_to_search_on: ["name", "keywords"], min_score: LEAST_SIMILARITY },
	};
	const { hits } = await scope.resolve(Modules.SEARCH).search({
		entity: PRODUCT_INDEX,
		fields: ["id"],
		filters: { ...match.filters, $and: filters },
		pagination: { take: 1 },
		search_options: { ...match.options, include_score: true, count: "none" },
	});
	const best = hits[0]?.score ?? 0;
	return { ...match, options: { ...match.options, min_score: Math.max(LEAST_SIMILARITY, best * SHARE_OF_BEST) } };
}

async function hasHits(
	scope: MedusaContainer,
	match: TextMatch,
	filters: SearchTypes.SearchFilters[],
): Promise<boolean> {
	const { hits } = await scope.resolve(Modules.SEARCH).search({
		entity: PRODUCT_INDEX,
		fields: ["id"],
		filters: { ...match.filters, $and: filters },
		pagination: { take: 1 },
		search_options: { ...match.options, count: "none" },
	});
	return hits.length > 0;
}
