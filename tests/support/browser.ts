import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { enterSuite, type SuiteShop, suiteShop } from "./context";
import { SCREENS, type Size } from "./screens";
import { serveBehindDoor, servePlain, serveWithClock } from "./storefronts";

export { expect };

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const VIOLATION = "Content security policy:";
/** Runs in the page: reports to the console what the policy refused, which browsers show only in their tools. */
const REPORT_VIOLATIONS = `addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
	console.error("${VIOLATION}", violatedDirective, blockedURI, sourceFile))`;

/** What a project of the configuration sets. */
export interface BrowserOptions {
	size: Size;
}
interface Fixtures extends BrowserOptions {
	/** Uncaught errors of the test's pages, and what their content security policy refused. */
	problems: string[];
}

/** Fixtures of a worker, shared by its tests. A file with a worker fixture of its own would start another worker. */
interface Shared {
	shop: SuiteShop;
	/** A storefront whose connection to the backend can be closed. */
	behindDoor: Awaited<ReturnType<typeof serveBehindDoor>>;
	/** A storefront without the accelerator. */
	plain: Awaited<ReturnType<typeof servePlain>>;
	/** A storefront whose clock the tests set. */
	withClock: Awaited<ReturnType<typeof serveWithClock>>;
}

/** A test with a visitor of its own, no cookie, no storage, at the shop of its worker. */
export const test = base.extend<Fixtures, Shared>({
	shop: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
		async ({}, use, { parallelIndex }) => {
			enterSuite(JSON.parse(process.env.SUITE_SHOPS ?? "[]"), parallelIndex);
			await use(suiteShop());
		},
		{ scope: "worker", auto: true },
	],
	behindDoor: [
		async ({ shop }, use) => {
			const opened = await serveBehindDoor(shop.backend);
			await use(opened);
			await opened.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	plain: [
		async ({ shop }, use) => {
			const opened = await servePlain(shop.backend);
			await use(opened);
			await opened.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	withClock: [
		async ({ shop }, use) => {
			const opened = await serveWithClock(shop.backend);
			await use(opened);
			await opened.close();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	size: ["desktop", { option: true }],
	viewport: ({ size }, use) => use(SCREENS[size]),
	baseURL: ({ shop }, use) => use(shop.storefront),
	// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern.
	problems: ({}, use) => use([]),
	context: async ({ context, problems }, use) => {
		await noteProblems(context, problems);
		await use(context);
	},
});

/**
 * Another visitor, or one that several tests share.
 * @param baseURL another address than the storefront's
 */
export async function newVisitor(
	browser: Browser,
	baseURL = suiteShop().storefront,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
	const context = await browser.newContext({ baseURL });
	const problems: string[] = [];
	await noteProblems(context, problems);
	return { context, page: await context.newPage(), problems };
}

async function noteProblems(context: BrowserContext, problems: string[]): Promise<void> {
	await context.addInitScript(REPORT_VIOLATIONS);
	context.on("weberror", (error) => problems.push(error.error().message));
	context.on("console", (message) => {
		if (message.text().startsWith(VIOLATION)) problems.push(message.text());
	});
}

/** Signs the visitor of this context in. */
export function signedIn(context: BrowserContext, token: string): Promise<unknown> {
	return context.addInitScript((value) => localStorage.setItem("accessToken", value), token);
}

/** Waits until the page is no wider than the screen: WCAG 2.2, 1.4.10. */
export const expectFits = (page: Page): Promise<void> =>
	expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
		.toBeLessThanOrEqual(0);

/** The current page on a phone and on a desktop: no wider than the screen, and accessible. */
export async function expectBothScreens(page: Page): Promise<void> {
	const before = page.viewportSize();
	for (const screen of Object.values(SCREENS)) {
		await page.setViewportSize(screen);
		await expectFits(page);
		await expectAccessible(page);
	}
	if (before) await page.setViewportSize(before);
}

interface Violation {
	id: string;
	help: string;
	nodes: string[];
}

/**
 * Runs axe-core on the current page: WCAG 2.2 A and AA and best practices. Fails with what is wrong and where.
 * @param within selector of our part of the page, where the rest is third-party
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
	// Text that is fading in has less contrast.
	await page.evaluate(() =>
		Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : []))),
	);
	// After a click the title arrives last; a page that never gets one fails here.
	await page.waitForFunction(() => document.title !== "");
	// Through the debugger, not a script tag: the page's content security policy rightly refuses those.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
	// Style sheets and media are not fetched again: only a rule about sound needs them.
	const options = JSON.stringify({ resultTypes: ["violations"], preload: false });
	const violations = await page.evaluate<Violation[]>(
		`axe.run(${within ? JSON.stringify(within) : "document"}, ${options}).then(({ violations }) =>
			violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.target.join(" ")) })))`,
	);
	// Soft, so that one run names the faults of every page.
	expect.soft(violations, `axe on ${page.url()}`).toEqual([]);
	await lookAt(page);
}

let looks = 0;

/** Screenshot of the page as axe checked it, in the folder that SCREENSHOTS names. */
async function lookAt(page: Page): Promise<void> {
	const folder = process.env.SCREENSHOTS;
	if (!folder) return;
	const name = new URL(page.url()).pathname.replace(/\W+/g, "-");
	const number = String(++looks).padStart(3, "0");
	await page.screenshot({ path: `${folder}/${page.viewportSize()?.width}-${number}${name}.png`, fullPage: true });
}
