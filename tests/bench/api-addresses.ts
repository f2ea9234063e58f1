import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { TAG_CODES } from "@confiserie/domain/catalogue/tags";
import { SORTS } from "@confiserie/domain/contract/product";
import { foldText } from "@confiserie/domain/fold-text";
import { JUDGED_QUERIES } from "../fixtures/judged-queries";

/** What is asked of the API: one address again and again, and addresses that come only once in many seconds. */
export interface Asked {
	same: string;
	/** @param number counts the requests */
	fresh: (number: number) => string;
	/** Products below which `fresh` would come again within the second. */
	freshFrom?: number;
	/** The nearest thing in Medusa's own API. */
	engine?: string;
}

/** Filters of a list as the end of an address, and how many products they leave. */
export interface Filter {
	end: string;
	count: number;
}

/** Products that a page shows at most. */
export const MOST_SHOWN = 30;

/** What is asked of a catalogue. */
interface Catalogue {
	/** Names of its products. */
	names: readonly string[];
	/** Filters that each leave a page of products. */
	filters: readonly Filter[];
}

/**
 * Kinds of requests by name, as paths under /api. What comes only once is alike in catalogues of every size: pages are full and equally
 * deep, and the judged queries are typed in capitals and small letters as they were not before, so that nothing of them is known.
 */
export function askedOf({ names, filters }: Catalogue): Record<string, Asked> {
	const limit = (number: number) => 10 + (number % (MOST_SHOWN - 9));
	const page = (number: number) => {
		const filter = one(filters, number * 37);
		const offset = (number * 7919) % ((filter?.count ?? 0) - MOST_SHOWN + 1);
		return `limit=${limit(number)}&offset=${offset}${filter?.end}&sort=${one(SORTS, number)}`;
	};
	const text = (number: number) =>
		retyped(one(JUDGED_QUERIES, number)?.query ?? "", Math.floor(number / JUDGED_QUERIES.length));
	const begun = (number: number) => {
		const [at = 0, first = 0, second = 0, turned = 0] = drawn(number, [names.length, BEGUN, BEGUN, 2]);
		const [begin = "", other = ""] = turned ? wordsOf(names, at) : wordsOf(names, at).reverse();
		return retyped(`${begin.slice(0, 2 + first)} ${other.slice(0, 2 + second)}`, number);
	};
	return {
		listes: {
			same: "/products?limit=20",
			fresh: (number) => `/products?${page(number)}`,
			engine: "/store/products?limit=20",
		},
		recherche: {
			same: "/products/search?limit=20&query=caramel",
			fresh: (number) => `/products/search?limit=${limit(number)}&query=${encodeURIComponent(text(number))}`,
			engine: "/store/products?limit=20&q=caramel",
		},
		suggestions: {
			same: "/products/search/suggestions?query=car",
			fresh: (number) =>
				`/products/search/suggestions?limit=${1 + (number % 20)}&query=${encodeURIComponent(begun(number))}`,
		},
		produit: {
			same: "/products/prod_bench_7",
			fresh: (number) => `/products/prod_bench_${(number * 191) % names.length}`,
			freshFrom: 10_000,
		},
	};
}

const one = <Value>(values: readonly Value[], number: number) => values[number % values.length];

/** The words of a name, in steps that have no part in common with how many there are, so that all come before one comes again. */
const wordsOf = (names: readonly string[], number: number): string[] =>
	foldText(one(names, number * 191) ?? "").match(/[a-z0-9]+/g) ?? [];

/** A text in capitals and small letters, the bits of a number. */
const retyped = (text: string, number: number): string =>
	[...text].map((letter, at) => ((number >>> at) & 1 ? letter.toUpperCase() : letter)).join("");

/** Lengths of a word that is begun. */
const BEGUN = 5;

/** Figures below some bounds, so that all of their combinations come before one comes again. */
function drawn(number: number, bounds: readonly number[]): number[] {
	const combinations = bounds.reduce((product, bound) => product * bound, 1);
	let left = (number * 7919) % combinations;
	return bounds.map((bound) => {
		const figure = left % bound;
		left = Math.floor(left / bound);
		return figure;
	});
}

/** Every filter with every other, as the end of an address. */
export const FILTERS = ((): string[] => {
	const shelves = ["", ...FIRST_CATEGORIES.map(({ code }) => `&category=${code}`)];
	const tags = ["", ...TAG_CODES.map((code) => `&tag=${code}`)];
	const more = ["", "&inStock=true", "&maxPrice=30", "&inStock=false&minPrice=20"];
	return shelves.flatMap((shelf) => tags.flatMap((tag) => more.map((filter) => shelf + tag + filter)));
})();
