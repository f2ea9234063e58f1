import type { ProductList } from "@confiserie/domain/contract/product";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { BROWSER_FLAGS } from "../../scripts/lib/browser";
import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";

const RUNS = 5;
const CATEGORIES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MAXIMUM_LCP_MS = 1500;
const MAXIMUM_SHIFT = 0.01;
const MAXIMUM_SCRIPT_KB = 130;

/** Lighthouse, mobile with its simulated slow 4G, on home, catalogue and product; the median of five runs a page. */
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
	// A page is judged as visitors meet it, not as the very first one after a deployment.
	await fetch(url).then((response) => response.text());
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
			`<= ${MAXIMUM_SCRIPT_KB}`,
			(median) => median <= MAXIMUM_SCRIPT_KB,
		),
		await gzipFigure(
			name,
			scripts(runs[0]).map(({ url }) => String(url)),
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

/** The same scripts with gzip, which the shop serves to who cannot read Brotli; without headers. */
async function gzipFigure(page: string, urls: string[]): Promise<Figure> {
	const sizes = await Promise.all(
		urls.map(async (url) => {
			const response = await fetch(url, { method: "HEAD", headers: { "accept-encoding": "gzip" } });
			if (response.headers.get("content-encoding") !== "gzip") throw new Error(`${url} is not served with gzip.`);
			return Number(response.headers.get("content-length"));
		}),
	);
	const value = kilobytes(sizes.reduce((sum, size) => sum + size, 0));
	return {
		name: `JavaScript, gzip (Ko), ${page}`,
		value: String(value),
		target: `<= ${MAXIMUM_SCRIPT_KB}`,
		isMet: value <= MAXIMUM_SCRIPT_KB,
	};
}

function scripts(run: Run | undefined) {
	const details = run?.audits["network-requests"]?.details;
	const requests = details?.type === "table" ? details.items : [];
	return requests.filter(({ resourceType }) => resourceType === "Script");
}

const kilobytes = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;
