import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { BROWSER_FLAGS } from "../../scripts/lib/browser";
import { suiteShop } from "./context";

/** The two screens that every page is designed for. */
export const SCREENS = { mobile: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const VIOLATION = "Content security policy:";
/** In the page: says in the console what the policy refused, which a browser shows in its tools alone. */
const REPORT_VIOLATIONS = `addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
	console.error("${VIOLATION}", violatedDirective, blockedURI, sourceFile))`;

export function openBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: inject("browser"), args: BROWSER_FLAGS });
}

/**
 * A visitor with a browser of their own: no cookie, no storage. Uncaught errors of the page, and what its content
 * security policy refused, end up in `problems`.
 * @param storefront another shop than the suite's own
 */
export async function newVisitor(
	browser: Browser,
	screen: keyof typeof SCREENS,
	storefront = suiteShop().storefront,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
	const context = await browser.newContext({
		viewport: SCREENS[screen],
		baseURL: storefront,
		locale: "fr-FR",
		timezoneId: "Europe/Paris",
		reducedMotion: "reduce",
	});
	context.setDefaultTimeout(20_000);
	await context.addInitScript(REPORT_VIOLATIONS);
	const page = await context.newPage();
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(error.message));
	page.on("console", (message) => {
		if (message.text().startsWith(VIOLATION)) problems.push(message.text());
	});
	return { context, page, problems };
}

interface Violation {
	id: string;
	help: string;
	nodes: string[];
}

/**
 * Runs axe-core on the page as it stands: WCAG 2.2 A and AA and best practices. Fails with what is wrong and where.
 * @param within selector of the part that is ours, where the rest is somebody else's
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
	// Half faded in, a text has half its contrast.
	await page.evaluate(() =>
		Promise.allSettled(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : []))),
	);
	// After a click the title comes with the last of the next page; one that never has it fails here.
	await page.waitForFunction(() => document.title !== "");
	// Through the debugger, not a script tag: the page's content security policy rightly refuses those.
	await page.evaluate(AXE);
	const violations = await page.evaluate<Violation[]>(
		`axe.run(${within ? JSON.stringify(within) : "document"}, { resultTypes: ["violations"] }).then(({ violations }) =>
			violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map((node) => node.target.join(" ")) })))`,
	);
	// Soft: the sale goes on, and one run names every page's faults.
	expect.soft(violations, `axe on ${page.url()}`).toEqual([]);
}
