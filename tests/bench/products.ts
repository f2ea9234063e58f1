import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { TAG_CODES } from "@confiserie/domain/catalogue/tags";
import { ADMIN_PRODUCT_SORTS } from "@confiserie/domain/contract/admin-product";
import type { WholeShop } from "../support/whole-shop";
import { administratorToken, readAs } from "./administrator";
import type { Figure } from "./figure";
import { p95, p95Figure } from "./timing";

const CATEGORY_CODES = FIRST_CATEGORIES.map(({ code }) => code);
const MOST_MS = 150;
const CALLS = { warmUp: 5, samples: 40 };

/**
 * The back office's list of products, in the catalogue that the search was measured with. The yardstick, taken in the
 * same run: one product by its id, the cheapest read behind the same door.
 * @param names of products, to search for
 */
export async function measureProducts(shop: WholeShop, names: string[]): Promise<Figure[]> {
	const read = readAs(shop, await administratorToken(shop));
	const yardstick = await p95((sample) => read(`/admin/products/prod_bench_${sample * 7}`), CALLS);
	const figures: Figure[] = [];
	for (const [kind, pathOf] of Object.entries(kinds(names))) {
		const measured = await p95((sample) => read(`/admin/products${pathOf(sample)}`), CALLS);
		figures.push(p95Figure(`${names.length} produits, administration : ${kind}`, measured, yardstick, MOST_MS));
	}
	return figures;
}

/** Paths under /admin/products, one a sample. */
function kinds(names: string[]): Record<string, (sample: number) => string> {
	const one = <Value>(values: readonly Value[], sample: number) => values[sample % values.length];
	const name = (sample: number) => names[(sample * 191) % names.length] ?? "";
	return {
		liste: (sample) => `?page=${sample % 10}`,
		"dernières pages": (sample) => `?page=${names.length / 20 - 1 - (sample % 10)}`,
		tris: (sample) => `?sort=${one(ADMIN_PRODUCT_SORTS, sample)}&page=${sample}`,
		stock: (sample) => `?stock=${one(["in", "low", "out"], sample)}&page=${sample % 10}`,
		"tranche de prix": (sample) => `?price=${one(["low", "medium", "high"], sample)}`,
		catégorie: (sample) => `?category=${one(CATEGORY_CODES, sample)}`,
		étiquette: (sample) => `?tag=${one(TAG_CODES, sample)}`,
		"tous les filtres": (sample) =>
			`?stock=in&price=low&category=${one(CATEGORY_CODES, sample)}&tag=${one(TAG_CODES, sample)}`,
		"recherche, nom": (sample) => `/search?query=${encodeURIComponent(name(sample))}`,
		"recherche, 2 lettres": (sample) => `/search?query=${encodeURIComponent(name(sample).slice(0, 2))}`,
		"recherche, référence": (sample) => `/search?query=MES-${sample * 191}`,
		chiffres: () => "/stats",
	};
}
