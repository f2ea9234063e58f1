import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ProductList } from "@confiserie/domain/contract/product";
import { BROWSER_FLAGS } from "../../scripts/lib/browser";
import { DATA } from "../../scripts/lib/paths";
import { run } from "../../scripts/lib/processes";
import { unlessMade } from "../../scripts/lib/stamps";
import { say, step } from "../../scripts/lib/steps";
import { bareScriptKb } from "../support/bare-page";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";

const RUNS = 5;
/** A run may give no score once or twice; a page that never gets one is a fault. */
const ATTEMPTS = 3;
const CATEGORIES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MAXIMUM_LCP_MS = 1500;
const MAXIMUM_SHIFT = 0.01;
/** What Lighthouse calls good. */
const MAXIMUM_BLOCKING_MS = 200;
/** Beyond a bare page of Next (ADR 37). */
const MAXIMUM_SCRIPT_KB_OF_OUR_OWN = 20;

/** No package of this repository: it brings two hundred, a seventh of all installed files, for this benchmark alone. */
const PACKAGES = ["lighthouse@12.8.2", "chrome-launcher@1.2.1"];
const FOLDER = join(DATA, "lighthouse");

interface Audit {
	id: string;
	errorMessage?: string;
	numericValue?: number;
	details?: { type: string; items: { resourceType?: string; url: string }[] };
}
/** What is read of Lighthouse's result. */
interface Run {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, Audit>;
	runtimeError?: { code: string; message: string };
}
interface Lighthouse {
	default(url: string, flags: object): Promise<{ lhr: Run } | undefined>;
}
interface ChromeLauncher {
	launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

/** A module of a package that is installed here when it is first asked for. */
async function installed<Module>(file: string): Promise<Module> {
	const path = join(FOLDER, "node_modules", file);
	await unlessMade("lighthouse", PACKAGES.join(" "), path, async () => {
		mkdirSync(FOLDER, { recursive: true });
		const args = ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", FOLDER, ...PACKAGES];
		await step("Installation de Lighthouse", () =>
			run({ name: "lighthouse-install", executable: "npm", args, cwd: FOLDER }),
		);
	});
	return import(pathToFileURL(path).href);
}

/** Lighthouse, mobile with its simulated slow 4G, on home, catalogue and product; the median of five runs a page. */
export async function measureLighthouse(shop: WholeShop, browser: string): Promise<Figure[]> {
	const response = await fetch(`${shop.backend}/api/products?limit=1`);
	const products: ProductList = await response.json();
	const product = products.items[0];
	if (!product) throw new Error("The catalogue is empty.");
	const pages = { accueil: "/", catalogue: "/products", produit: `/products/${product.id}` };
	const figures: Figure[] = [];
	const lighthouse = await installed<Lighthouse>("lighthouse/core/index.js");
	const { launch } = await installed<ChromeLauncher>("chrome-launcher/dist/index.js");
	const chrome = await launch({ chromePath: browser, chromeFlags: BROWSER_FLAGS });
	try {
		for (const [name, path] of Object.entries(pages))
			figures.push(
				...(await step(`Lighthouse : ${name}`, () =>
					measure(lighthouse, name, `${shop.storefront}${path}`, chrome.port),
				)),
			);
	} finally {
		chrome.kill();
	}
	return figures;
}

async function measure(lighthouse: Lighthouse, name: string, url: string, port: number): Promise<Figure[]> {
	// A page is judged as visitors meet it, not as the very first one after a deployment.
	await fetch(url).then((response) => response.text());
	const maximumScriptKb = tenths((await bareScriptKb()) + MAXIMUM_SCRIPT_KB_OF_OUR_OWN);
	const runs: Run[] = [];
	while (runs.length < RUNS) runs.push(await scoredRun(lighthouse, url, port));
	const scriptKb = tenths(await scriptKilobytes(runs.at(-1)));
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
		figure(
			"Total blocking time (ms)",
			blockingTime,
			`<= ${MAXIMUM_BLOCKING_MS}`,
			(median) => median <= MAXIMUM_BLOCKING_MS,
		),
		figure("CLS", shift, `<= ${MAXIMUM_SHIFT}`, (median) => median <= MAXIMUM_SHIFT),
		{
			name: `JavaScript, Brotli (Ko), ${name}`,
			value: `${scriptKb}`,
			target: `<= ${maximumScriptKb}`,
			isMet: scriptKb <= maximumScriptKb,
		},
	];
}

/** A run with a score in every category; says why each one before it had none. @throws Error when none has */
async function scoredRun(lighthouse: Lighthouse, url: string, port: number): Promise<Run> {
	// The page before the measured one is the shop's too, under the same opener policy. From about:blank that policy makes Chrome
	// take a new process, which on a busy machine begins to trace after the navigation that it should have traced (NO_NAVSTART).
	const blankPage = new URL("/robots.txt", url).href;
	for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
		const flags = { port, blankPage, output: "json", onlyCategories: Object.keys(CATEGORIES) };
		const result = await lighthouse.default(url, flags);
		if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
		const missing = Object.keys(CATEGORIES).filter((id) => typeof result.lhr.categories[id]?.score !== "number");
		if (missing.length === 0) return result.lhr;
		say(`Lighthouse gave no score (${missing.join(", ")}) for ${url}: ${failures(result.lhr).join("; ")}`);
	}
	throw new Error(`Lighthouse gave no score for ${url} in ${ATTEMPTS} runs.`);
}

/** What went wrong in a run as a whole, and which audits failed for which reason. */
function failures({ runtimeError, audits }: Run): string[] {
	const failed = Object.values(audits).flatMap(({ id, errorMessage }) =>
		errorMessage ? [`${id}: ${errorMessage}`] : [],
	);
	return [...(runtimeError ? [`${runtimeError.code}: ${runtimeError.message}`] : []), ...failed];
}

const score = (run: Run, category: string) => Math.round((run.categories[category]?.score ?? Number.NaN) * 100);
const lcp = (run: Run) => Math.round(run.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN);
const blockingTime = (run: Run) => Math.round(run.audits["total-blocking-time"]?.numericValue ?? Number.NaN);
const shift = (run: Run) => Number((run.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(4));

/** What the scripts of a run weigh as they travel, without headers as the yardstick is: KB of 1024. */
async function scriptKilobytes(run: Run | undefined): Promise<number> {
	const details = run?.audits["network-requests"]?.details;
	const requests = details?.type === "table" ? details.items : [];
	const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
	const sizes = scripts.map(async ({ url }) => {
		const { headers } = await fetch(`${url}`, { method: "HEAD", headers: { "accept-encoding": "br" } });
		return Number(headers.get("content-length"));
	});
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

const tenths = (value: number) => Math.round(value * 10) / 10;
