import { foldText } from "@confiserie/domain/fold-text";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";
import { p95, p95Figure } from "./timing";

const MOST_MS = 50;
const CALLS = { warmUp: 20, samples: 100 };

/**
 * p95 of the search and the catalogue among many products, one client, one call after the other. The yardstick, taken in
 * the same run so that the machine's mood shows: one product by its id, the cheapest read of the same server.
 * @param names of products, to search for
 */
export async function measureSearch(shop: WholeShop, names: string[]): Promise<Figure[]> {
	const read = async (path: string) => {
		const response = await fetch(`${shop.backend}/api${path}`);
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
	};
	const yardstick = await p95((sample) => read(`/products/prod_bench_${sample * 7}`), CALLS);
	const figures: Figure[] = [];
	for (const [kind, pathOf] of Object.entries(kinds(names))) {
		const measured = await p95((sample) => read(pathOf(sample)), CALLS);
		figures.push(p95Figure(`${names.length} produits : ${kind}`, measured, yardstick, MOST_MS));
	}
	return figures;
}

const COMMON = [
	"caramel beurre salé",
	"barbe à papa fraise",
	"chocolat noir",
	"cornets",
	"bonbon vegan",
	"sans lait",
	"noël",
];
const BROWSED = [
	"",
	"category=BONBONS",
	"sort=price_asc",
	"tag=BIO&tag=VEGAN",
	"sort=newest&offset=400",
	"offset=2000",
];

const AVAILABLE = [
	"inStock=true",
	"inStock=false",
	"inStock=true&sort=price_desc",
	"inStock=true&category=BONBONS&tag=BIO",
	"inStock=false&sort=newest",
	"inStock=true&offset=10000",
];

/** Paths under /api, one a sample. */
function kinds(names: string[]): Record<string, (sample: number) => string> {
	// What a shopper types: no quotes.
	const words = (sample: number) => foldText(names[(sample * 191) % names.length] ?? "").match(/[a-z0-9]+/g) ?? [];
	const longest = (sample: number) =>
		words(sample).reduce((best, word) => (word.length > best.length ? word : best), "");
	const search = (query: string) => `/products/search?limit=20&query=${encodeURIComponent(query)}`;
	return {
		mots: (sample) => search(COMMON[sample % COMMON.length] ?? ""),
		"nom précis": (sample) => search(words(sample).join(" ")),
		"faute de frappe": (sample) => search(`${longest(sample).slice(0, 2)}${longest(sample).slice(3)}`),
		"mot inachevé": (sample) => search(longest(sample).slice(0, 4)),
		suggestions: (sample) =>
			`/products/search/suggestions?query=${encodeURIComponent(longest(sample).slice(0, 2 + (sample % 4)))}`,
		disponibilité: (sample) => `/products?limit=20&${AVAILABLE[sample % AVAILABLE.length]}`,
		facettes: (sample) => `/products?limit=20&facets=true&${[...BROWSED, ...AVAILABLE][sample % 12]}`,
		parcours: (sample) => `/products?limit=20&${BROWSED[sample % BROWSED.length]}`,
	};
}
