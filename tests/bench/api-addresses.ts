import { CATEGORY_CODES, TAG_CODES } from "@confiserie/domain/catalogue";
import { SORTS } from "@confiserie/domain/contract/product";
import { foldText } from "@confiserie/domain/text";

/** What is asked of the API: one address again and again, and addresses that come only once in many seconds. */
export interface Asked {
	same: string;
	/** @param number counts the requests */
	fresh: (number: number) => string;
	/** Products below which `fresh` would come again within the second. */
	freshFrom?: number;
	/** The nearest thing in the engine's own API. */
	engine?: string;
}

/** Kinds of requests by name, as paths under /api. @param names of products, to search for */
export function askedOf(names: readonly string[]): Record<string, Asked> {
	const one = <Value>(values: readonly Value[], number: number) => values[number % values.length];
	// In steps that have no part in common with how many there are, so that all come before one comes again.
	const words = (number: number) => foldText(one(names, number * 191) ?? "").match(/[a-z0-9]+/g) ?? [];
	const longest = (number: number) =>
		words(number).reduce((best, word) => (word.length > best.length ? word : best), "");
	const limit = (number: number) => 10 + (number % 21);
	const texts = [
		(number: number) => words(number).join(" "),
		(number: number) => `${one(COMMON, number)} ${longest(number)}`,
		(number: number) => `${longest(number).slice(0, 2)}${longest(number).slice(3)}`,
		(number: number) => longest(number).slice(0, 4 + (number % 3)),
		(number: number) => `${one(COMMON, number)} ${one(COMMON, Math.floor(number / COMMON.length))}`,
	];
	const text = (number: number) => encodeURIComponent(one(texts, number)?.(number) ?? "");
	const offset = (number: number) => Math.floor(((number * 7919) % 1000) * (names.length / 1000));
	return {
		listes: {
			same: "/products?limit=20",
			fresh: (number) => `/products?limit=${limit(number)}&offset=${offset(number)}${one(FILTERS, number * 37)}`,
			engine: "/store/products?limit=20",
		},
		recherche: {
			same: "/products/search?limit=20&query=caramel",
			fresh: (number) => `/products/search?limit=${limit(number)}&query=${text(number)}`,
			engine: "/store/products?limit=20&q=caramel",
		},
		suggestions: {
			same: "/products/search/suggestions?query=car",
			fresh: (number) =>
				`/products/search/suggestions?limit=${1 + (number % 20)}&query=${longest(number).slice(0, 2 + (number % 5))}`,
		},
		produit: {
			same: "/products/prod_bench_7",
			fresh: (number) => `/products/prod_bench_${(number * 191) % names.length}`,
			freshFrom: 10_000,
		},
	};
}

const COMMON = [
	"caramel",
	"beurre salé",
	"barbe à papa",
	"fraise",
	"chocolat noir",
	"bonbon",
	"cornet",
	"sans lait",
	"noël",
];

/** Every filter and sort with every other, as the end of an address. */
const FILTERS = filters();
function filters(): string[] {
	const sorts = SORTS.map((sort) => `&sort=${sort}`);
	const shelves = ["", ...CATEGORY_CODES.map((code) => `&category=${code}`)];
	const tags = ["", "", "", ...TAG_CODES.map((code) => `&tag=${code}`)];
	const more = ["", "&inStock=true", "&maxPrice=30", "&inStock=false&minPrice=20"];
	return sorts.flatMap((sort) =>
		shelves.flatMap((shelf) => tags.flatMap((tag) => more.map((filter) => sort + shelf + tag + filter))),
	);
}
