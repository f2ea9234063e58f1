import { foldText } from "@confiserie/domain/text";
import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";
import { growCatalogue } from "./large-catalogue";

const PRODUCTS = 20_000;
const MOST_MS = 50;
/** Calls before a kind is measured, and measured ones. */
const WARM_UP = 20;
const SAMPLES = 100;

/**
 * p95 of the search and the catalogue at 20,000 products, one client, one call after the other. The yardstick, taken in
 * the same run so that the machine's mood shows: one product by its id, the cheapest read of the same server.
 */
export async function measureSearch(shop: WholeShop): Promise<Figure[]> {
	const names = await step(`${PRODUCTS} produits`, () => growCatalogue(shop.databaseUrl, PRODUCTS));
	const yardstick = await p95(shop, (sample) => `/products/prod_bench_${sample * 7}`);
	const figures: Figure[] = [];
	for (const [kind, pathOf] of Object.entries(kinds(names))) {
		const measured = await p95(shop, pathOf);
		figures.push({
			name: `Recherche, ${PRODUCTS} produits : ${kind}`,
			value: `p95 ${measured.toFixed(1)} ms, ${(measured / yardstick).toFixed(1)} fois l'étalon (${yardstick.toFixed(1)} ms)`,
			target: `<= ${MOST_MS} ms`,
			isMet: measured <= MOST_MS,
		});
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

/** Paths under /api, one a sample. */
function kinds(names: string[]): Record<string, (sample: number) => string> {
	const words = (sample: number) => foldText(names[(sample * 191) % names.length] ?? "").split(" ");
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
		parcours: (sample) => `/products?limit=20&${BROWSED[sample % BROWSED.length]}`,
	};
}

async function p95(shop: WholeShop, pathOf: (sample: number) => string): Promise<number> {
	const times: number[] = [];
	for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
		const started = performance.now();
		const response = await fetch(`${shop.backend}/api${pathOf(Math.abs(sample))}`);
		await response.arrayBuffer();
		if (!response.ok) throw new Error(`${pathOf(Math.abs(sample))} answered ${response.status}.`);
		if (sample >= 0) times.push(performance.now() - started);
	}
	return times.sort((a, b) => a - b)[Math.floor(SAMPLES * 0.95)] ?? 0;
}
