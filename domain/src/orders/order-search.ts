import { foldText } from "../fold-text";

/** What the administrator's search looks for. Source: accounts spec §2 "Admin orders list", §4 "Admin search". */
export interface OrderSearch {
	/** Folded words that must all occur in number, e-mail, name, phone, company or purchase order. */
	words: string[];
	/** Total in cents, both bounds included, when the query is an amount; null otherwise. */
	amount: { fromCents: number; toCents: number } | null;
}

/** From how many characters on the search is asked at all. Source: accounts spec §4 "Admin search". */
export const ORDER_SEARCH_MINIMUM = 2;
const MOST_WORDS = 8;

/**
 * Reads a search: a phone number in any grouping ("06 12 34 56 78" finds +33612345678), an amount ("529,92 €" exactly,
 * "529" any cents), otherwise words in any order, without regard to case and accents.
 */
export function readOrderSearch(text: string): OrderSearch {
	const folded = foldText(text);
	const isDigits = /^[+\d\s().-]+$/.test(folded) && /\d/.test(folded);
	return { words: isDigits ? [digitsOf(folded)] : searchedWords(text), amount: amountOf(folded) };
}

/**
 * The folded words of a search in the admin, each of which must occur somewhere. An apostrophe separates, as in the
 * shop's search: "L’Haÿ" looks for "l" and "hay", in texts whose apostrophes are left out ("lhay").
 */
export function searchedWords(text: string): string[] {
	return foldText(text)
		.split(/[\s']+/)
		.filter(Boolean)
		.slice(0, MOST_WORDS);
}

/** National and international formats of a number differ in their prefix: the search uses the rest. */
function digitsOf(folded: string): string {
	const digits = folded.replace(/\D/g, "");
	return digits.replace(/^0+/, "") || digits;
}

function amountOf(folded: string): OrderSearch["amount"] {
	const found = /^(\d{1,7})(?:[.,](\d{1,2}))?(?:€|eur|euros?)?$/.exec(folded.replace(/\s/g, ""));
	if (!found) return null;
	const [, euros = "", decimals] = found;
	const fromCents = Number(euros) * 100 + Number((decimals ?? "").padEnd(2, "0"));
	return { fromCents, toCents: decimals === undefined ? fromCents + 99 : fromCents };
}
