import type { ProductList } from "@confiserie/domain/contract/product";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { BROWSER_FLAGS } from "../../scripts/lib/browser";
import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";

const RUNS = 3;
const TARGETS = { performance: 95, accessibility: 100 } as const;

/** Lighthouse, mobile with its simulated slow 4G, on home, catalogue and product; the median of three runs a page. */
export async function measurePages(shop: WholeShop, browser: string): Promise<Figure[]> {
	const response = await fetch(`${shop.backend}/api/products?limit=1`);
	const products: ProductList = await response.json();
	const product = products.items[0];
	if (!product) throw new Error("The catalogue is empty.");
	const pages = { accueil: "/", catalogue: "/products", produit: `/products/${product.id}` };
	const figures: Figure[] = [];
	const chrome = await launch({ chromePath: browser, chromeFlags: BROWSER_FLAGS });
	try {
		for (const [name, path] of Object.entries(pages))
			figures.push(
				...(await step(`Lighthouse : ${name}`, () => measure(name, `${shop.storefront}${path}`, chrome.port))),
			);
	} finally {
		chrome.kill();
	}
	return figures;
}

async function measure(name: string, url: string, port: number): Promise<Figure[]> {
	const scores = { performance: [] as number[], accessibility: [] as number[] };
	// A page is judged as visitors meet it, not as the very first one after a deployment.
	await fetch(url).then((response) => response.text());
	for (let run = 0; run < RUNS; run += 1) {
		const result = await lighthouse(url, { port, output: "json", onlyCategories: Object.keys(TARGETS) });
		for (const category of ["performance", "accessibility"] as const)
			scores[category].push(Math.round((result?.lhr.categories[category]?.score ?? 0) * 100));
	}
	return (["performance", "accessibility"] as const).map((category) => {
		const median = scores[category].sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
		const target = TARGETS[category];
		return {
			name: `Lighthouse ${category}, ${name}`,
			value: `${median} (${scores[category].join(", ")})`,
			target: `>= ${target}`,
			isMet: median >= target,
		};
	});
}
