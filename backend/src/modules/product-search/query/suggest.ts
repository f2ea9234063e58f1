import { MAXIMUM_SUGGESTIONS } from "@confiserie/domain/contract/product";
import type { MedusaContainer } from "@medusajs/framework/types";
import { PRODUCT_SEARCH_MODULE } from "../key";
import type { Catalogue } from "../memory/catalogue";
import type { ProductSearchService } from "../service";
import { namesThatSay } from "./finds";
import { pageByScore } from "./page";
import { readQuery, type Term } from "./read-query";

/**
 * Names that complete what was typed: each typed word begins or is a word of the name, its typos corrected. Names that begin
 * with it come first, then best sellers; each once, and each is found by a search for the same text. Only where no name
 * says it, names that say a synonym. Source: spec §7 "suggestions".
 * @param version of what is searched, which they are at least as new as
 */
export async function suggestNames(
	scope: MedusaContainer,
	{ query, limit }: { query: string; limit: number },
	version: string,
): Promise<string[]> {
	const catalogue = await scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE).held.current(version);
	return namesOf(catalogue, query, limit);
}

/** Likewise, in a catalogue as it stands. */
export function namesOf(catalogue: Catalogue, query: string, limit: number): string[] {
	return catalogue.proposals.getOrMake(query, () => namesFor(catalogue, query)).slice(0, limit);
}

/** As many names as may be asked for, the best first. */
function namesFor(catalogue: Catalogue, query: string): string[] {
	const terms = readQuery(catalogue.vocabulary, query);
	if (terms.length === 0) return [];
	const literal = terms.map((term) => ({ ...term, meant: term.meant.filter((phrase) => !phrase.isSynonym) }));
	const names = bestNames(catalogue, literal);
	return names.length > 0 ? names : bestNames(catalogue, terms);
}

function bestNames(catalogue: Catalogue, terms: readonly Term[]): string[] {
	const finds = namesThatSay(catalogue, terms);
	const names = new Map<number, string>();
	for (let offset = 0; offset < finds.count; offset += PORTION)
		for (const slot of pageByScore(catalogue.order("rank"), finds, { offset, limit: PORTION })) {
			const title = catalogue.titleOf(slot);
			if (!names.has(title)) names.set(title, catalogue.nameOf(slot));
			if (names.size === MAXIMUM_SUGGESTIONS) return [...names.values()];
		}
	return [...names.values()];
}

/** Names looked at in one go: more than are proposed, since several products may have one. */
const PORTION = 40;
