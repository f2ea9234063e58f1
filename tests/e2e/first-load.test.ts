import type { Page, Request } from "@playwright/test";
import { findProduct } from "../support/api";
import { listening, openUntilQuiet } from "../support/at-rest";
import { bareScriptKb } from "../support/bare-page";
import { expect, test } from "../support/browser";

/** What a first visit may cost (ADR 37): scripts as they travel, in KB of 1024, beyond those of a bare page of Next. */
const MAXIMUM_SCRIPT_KB_OF_OUR_OWN = 20;
const MAXIMUM_SHIFT = 0.01;
/** The style sheets, two fonts and the images in sight, without those that are fetched lazily. */
const MAXIMUM_REQUESTS_BEFORE_PAINT = 10;

let product: string;
test.beforeAll(async () => {
	product = `/products/${(await findProduct("BON-BER-200")).id}`;
});

interface Fetched {
	name: string;
	start: number;
	bytes: number;
}
interface FirstLoad {
	paint: number;
	scripts: Fetched[];
	before: string[];
	shift: number;
}

/** What the browser itself recorded of the load of this page, once it listens. */
function recorded(page: Page): Promise<FirstLoad> {
	return page.evaluate(async () => {
		const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
		const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
		const shift = await new Promise<number>((resolve) => {
			new PerformanceObserver((list) =>
				resolve(list.getEntries().reduce((sum, one) => sum + (one as PerformanceEntry & { value: number }).value, 0)),
			).observe({ type: "layout-shift", buffered: true });
			// Nothing moved: nothing is reported.
			requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
		});
		const fetched = entries.map(({ name, startTime, encodedBodySize, initiatorType }) => ({
			name,
			start: startTime,
			bytes: encodedBodySize,
			isScript: initiatorType === "script",
		}));
		// A browser asks for those once the page is laid out: which of them come before the paint is a race, and it waits for none.
		const lazy = new Set(
			Array.from(document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'), (one) => one.currentSrc),
		);
		return {
			paint,
			shift,
			scripts: fetched.filter(({ isScript }) => isScript),
			before: fetched.filter(({ name, start }) => start < paint && !lazy.has(name)).map(({ name }) => name),
		};
	});
}

for (const name of ["/", "/products", "a product"])
	test.describe(`the first load of ${name}`, { tag: "@mobile" }, () => {
		const path = () => (name.startsWith("/") ? name : product);

		test(`paints before it asks for any script, with few requests and ${MAXIMUM_SCRIPT_KB_OF_OUR_OWN} KB of scripts more than a bare page of Next`, async ({
			page,
			problems,
		}) => {
			await openUntilQuiet(page, path());
			const { paint, scripts, before } = await recorded(page);
			expect(paint).toBeGreaterThan(0);
			expect(scripts.length).toBeGreaterThan(0);
			expect(scripts.filter(({ start }) => start < paint)).toEqual([]);
			expect(before.length, before.join("\n")).toBeLessThanOrEqual(MAXIMUM_REQUESTS_BEFORE_PAINT);
			const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
			const [kb, bare] = [bytes / 1024, await bareScriptKb()];
			console.info(`${name}: ${kb.toFixed(1)} KB of scripts, a bare page of Next ${bare.toFixed(1)} KB`);
			expect(kb, scripts.map(({ name, bytes }) => `${bytes} ${name}`).join("\n")).toBeLessThanOrEqual(
				bare + MAXIMUM_SCRIPT_KB_OF_OUR_OWN,
			);
			expect(problems).toEqual([]);
		});

		test("moves nothing, even when the fonts come after the text", async ({ page }) => {
			const releaseFonts = await held(page, "**/*.woff2");
			await page.goto(path(), { waitUntil: "domcontentloaded" });
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			releaseFonts();
			await page.evaluate(() => document.fonts.ready);
			await listening(page);
			expect((await recorded(page)).shift).toBeLessThanOrEqual(MAXIMUM_SHIFT);
		});
	});

test("what every page runs says that it is to be compiled while it arrives, and is otherwise as Next built it", {
	tag: "@desktop",
}, async ({ page }) => {
	/** Scripts of a page that carry the hint, and how much of its bytes they are. */
	const hinted = async (path: string) => {
		await page.goto(path);
		await listening(page);
		const { scripts } = await recorded(page);
		const files = await Promise.all(
			scripts.map(async ({ name, bytes }) => {
				const [compressed, plain] = await Promise.all(
					["br", "identity"].map(async (encoding) => {
						const answer = await fetch(name, { headers: { "accept-encoding": encoding } });
						expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
						return answer.text();
					}),
				);
				expect([plain, `//# allFunctionsCalledOnLoad\n${plain}`]).toContain(compressed);
				return { name, bytes, isHinted: compressed !== plain };
			}),
		);
		const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
		const those = files.filter(({ isHinted }) => isHinted);
		return { names: those.map(({ name }) => name).sort(), share: sum(those) / sum(files) };
	};
	const home = await hinted("/");
	expect(home.share).toBeGreaterThan(0.5);
	expect(await hinted(product)).toMatchObject({ names: home.names });
});

test.describe("the next page", { tag: "@desktop" }, () => {
	test("is fetched while the pointer rests on its link, and shown without another request", async ({ page }) => {
		/** Pages asked for whole by the router, by their path; what it asks first, how a page is made up, is none. */
		const asked: string[] = [];
		const ended: string[] = [];
		const note = (paths: string[]) => (request: Request) => {
			const { pathname, searchParams } = new URL(request.url());
			if (searchParams.has("_rsc") && !request.headers()["next-router-prefetch"]) paths.push(pathname);
		};
		page.on("request", note(asked));
		page.on("requestfinished", note(ended));
		// The router lets go of an answer once it has read it.
		page.on("requestfailed", note(ended));
		// Links in sight alone fetch nothing without interaction.
		await openUntilQuiet(page, "/products");
		expect(asked).toEqual([]);
		const link = page.getByRole("main").locator('a[href^="/products/"]').first();
		const address = await link.getAttribute("href");
		await link.hover();
		await expect.poll(() => ended).toContain(address);
		await link.click();
		await page.waitForURL(`**${address}`);
		await page.getByRole("heading", { level: 1 }).waitFor();
		expect(asked.filter((path) => path === address)).toEqual([address]);
	});
});

test.describe("a page that arrives in pieces", () => {
	test("what is there of the first slide stays where it is", async ({ context, page }) => {
		const answer = await context.request.get("/");
		const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, "");
		const slide = 'aria-roledescription="diapositive"';
		const first = html.indexOf(slide);
		const second = html.indexOf(slide, first + 1);
		await page.route("**/*.woff2", (route) => route.abort());
		// The browser's own parser takes the pieces, as it does from the network.
		await page.route("/", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: "" }));
		await page.goto("/");
		const arrive = (piece: string) => page.evaluate((markup) => document.write(markup), piece);
		/** Where the parts of the first slide stand, by what they are. */
		const places = (): Promise<Record<string, number>> =>
			page.evaluate(() => {
				const parts = document.querySelector('[aria-roledescription="diapositive"]')?.querySelectorAll("img, h2, p, a");
				return Object.fromEntries(
					Array.from(parts ?? [], (part, index) => [`${index} ${part.tagName}`, part.getBoundingClientRect().top]),
				);
			});
		await page.evaluate(() => document.open());
		await arrive(html.slice(0, first));
		await page.waitForFunction(() =>
			[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
		);
		const seen: Record<string, number>[] = [];
		// One piece more each time, up to a part of the second slide.
		let arrived = first;
		for (; arrived < second + 500; arrived += 500) {
			await arrive(html.slice(arrived, arrived + 500));
			seen.push(await places());
		}
		await arrive(html.slice(arrived));
		await page.evaluate(() => document.close());
		await page.waitForLoadState("load");
		const whole = await places();
		expect(Object.keys(whole).length).toBeGreaterThan(3);
		for (const partial of seen) expect(whole).toMatchObject(partial);
		expect(Object.keys(seen.at(-1) ?? {})).toEqual(Object.keys(whole));
	});
});

test.describe("before the page listens, nothing that a visitor does is lost", { tag: "@mobile" }, () => {
	test("a press on a button", async ({ page }) => {
		const releaseScripts = await held(page, "**/_next/static/**/*.js");
		await page.goto("/products", { waitUntil: "domcontentloaded" });
		const add = page.getByRole("button", { name: /^Ajouter .* au panier$/ });
		await add.first().click();
		releaseScripts();
		await page.getByRole("button", { name: "Panier, 1 article" }).waitFor();
	});

	test("a choice between units of sale, the last one counting", async ({ page }) => {
		const releaseScripts = await held(page, "**/_next/static/**/*.js");
		await page.goto(product, { waitUntil: "domcontentloaded" });
		const choice = page.getByRole("group", { name: "Commander par" }).locator("label");
		for (const unit of ["Couche", "Palette", "Couche"]) await choice.filter({ hasText: unit }).click();
		await page.getByRole("button", { name: "Ajouter au panier", exact: true }).first().click();
		releaseScripts();
		await page.getByRole("button", { name: "Panier, 1 article" }).waitFor();
		const cart = await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]"));
		expect(cart).toMatchObject([{ product: { orderType: "layer" }, quantity: 1 }]);
	});

	test("what is typed, and a form that is sent", async ({ page }) => {
		const releaseScripts = await held(page, "**/_next/static/**/*.js");
		await page.goto("/login", { waitUntil: "domcontentloaded" });
		await page.getByLabel("Email").fill("personne@example.com");
		await page.getByLabel("Mot de passe", { exact: true }).fill("Inconnu-123");
		await page.getByRole("button", { name: "Se connecter", exact: true }).click();
		releaseScripts();
		await page.getByText("Email ou mot de passe incorrect").waitFor();
		expect(new URL(page.url()).search).toBe("");
	});
});

/** Has requests for `pattern` wait until the returned function is called. */
async function held(page: Page, pattern: string): Promise<() => void> {
	let release = () => {};
	const gate = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(pattern, async (route) => {
		await gate;
		await route.continue();
	});
	return release;
}
