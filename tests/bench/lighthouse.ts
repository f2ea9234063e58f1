import type { ProductList } from "@confiserie/domain/contract/product";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { BROWSER_FLAGS } from "../../scripts/lib/browser";
import { step } from "../../scripts/lib/steps";
import { bareScriptKb } from "../support/bare-page";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";

const RUNS = 5;
const CATEGORIES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MAXIMUM_LCP_MS = 1500;
const MAXIMUM_SHIFT = 0.01;
/** Beyond a bare page of Next (ADR 0241), and for the headers of a handful of answers. */
const MAXIMUM_SCRIPT_KB_OF_OUR_OWN = 20 + 1;

/** Lighthouse, mobile with its simulated slow 4G, on home, catalogue and product; the median of five runs a page. */
export async function measureLighthouse(shop: WholeShop, browser: string): Promise<Figure[]> {
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
	// A page is judged as visitors meet it, not as the very first one after a deployment.
	await fetch(url).then((response) => response.text());
	const maximumScriptKb = Math.round((await bareScriptKb()) + MAXIMUM_SCRIPT_KB_OF_OUR_OWN);
	const runs: Run[] = [];
	for (let run = 0; run < RUNS; run += 1) {
		const result = await lighthouse(url, { port, output: "json", onlyCategories: Object.keys(CATEGORIES) });
		if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
		runs.push(result.lhr);
	}
	const figure = (label: string, read: (run: Run) => number, target: string, isMet: (median: number) => boolean) => {
		const values = runs.map(read);
		const median = [...values].sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
		return { name: `${label}, ${name}`, value: `${median} (${values.join(", ")})`, target, isMet: isMet(median) };
	};
	return [
		...Object.entries(CATEGORIES).map(([id, least]) =>
			figure(
				`Lighthouse ${id}`,
				(run) => score(run, id),
				`>= ${least}`,
				(median) => median >= least,
			),
		),
		figure("LCP (ms)", lcp, `<= ${MAXIMUM_LCP_MS}`, (median) => median <= MAXIMUM_LCP_MS),
		figure("CLS", shift, `<= ${MAXIMUM_SHIFT}`, (median) => median <= MAXIMUM_SHIFT),
		figure(
			"JavaScript sur la ligne, Brotli (Ko)",
			scriptKilobytes,
			`<= ${maximumScriptKb}`,
			(median) => median <= maximumScriptKb,
		),
	];
}

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const score = (run: Run, category: string) => Math.round((run.categories[category]?.score ?? 0) * 100);
const lcp = (run: Run) => Math.round(run.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN);
const shift = (run: Run) => Number((run.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(4));

/** What the page's scripts weigh on the wire, headers included, in KB of 1024. */
function scriptKilobytes(run: Run): number {
	return kilobytes(scripts(run).reduce((sum, { transferSize }) => sum + Number(transferSize), 0));
}

function scripts(run: Run | undefined) {
	const details = run?.audits["network-requests"]?.details;
	const requests = details?.type === "table" ? details.items : [];
	return requests.filter(({ resourceType }) => resourceType === "Script");
}

const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
