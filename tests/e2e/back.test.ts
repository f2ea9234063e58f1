import { chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS, findOrInstallBrowser } from "../../scripts/lib/browser";
import { openPage } from "../support/at-rest";
import { expect, test } from "../support/browser";

/** Beyond the first screen, and beyond the first twenty cards. */
const FAR_CARD = 30;
/** Directives that exclude a page from the back-forward cache. */
const NOT_SET_ASIDE = /no-store/;

const PUBLIC = ["/", "/products", "/products?category=BONBONS", "/about", "/faq"];

test.describe("Back to another document is instant and at the old place", { tag: "@desktop" }, () => {
	test("no public page excludes itself from the back-forward cache", async ({ request }) => {
		for (const path of PUBLIC) {
			const headers = (await request.get(path)).headers();
			expect(headers["cache-control"], path).not.toMatch(NOT_SET_ASIDE);
		}
	});

	test("Chromium sets the page aside and brings it back as it was left, with no reason against", async ({ shop }) => {
		// The headless shell sets no page aside, and Playwright has the whole browser set none aside either.
		const browser = await chromium.launch({
			executablePath: await findOrInstallBrowser(),
			args: BROWSER_FLAGS,
			ignoreDefaultArgs: ["--disable-back-forward-cache"],
		});
		try {
			const page = await browser.newPage({ baseURL: shop.storefront });
			for (const path of PUBLIC) {
				await openPage(page, path);
				await page.evaluate(() => {
					scrollTo(0, 500);
					addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isAsLeft: persisted }));
				});
				await page.goto("/contact");
				await page.goBack({ waitUntil: "commit" });
				// The document may still change under an expression: this one begins again in the next.
				await page.waitForFunction(() => Reflect.get(window, "isAsLeft") === true);
				await expect.poll(() => page.evaluate(() => scrollY), path).toBe(500);
				expect(await page.evaluate(reasonsAgainst), path).toBeNull();
			}
		} finally {
			await browser.close();
		}
	});
});

/** In the page: why it was not restored, as the browser reports it; null when it was. */
function reasonsAgainst(): unknown {
	const [entry] = performance.getEntriesByType("navigation");
	return (entry as PerformanceEntry & { notRestoredReasons?: unknown }).notRestoredReasons ?? null;
}

test.describe("Back inside the shop", () => {
	test("from a product far down an extended list: the same cards at the same place, without a reload", async ({
		page,
	}) => {
		const cards = page.getByRole("main").getByRole("article");
		await page.goto("/products");
		await page.getByRole("button", { name: "Voir plus de produits" }).click();
		await page.waitForURL(/page=2/);
		const link = cards.nth(FAR_CARD).getByRole("heading").getByRole("link");
		await link.scrollIntoViewIfNeeded();
		const count = await cards.count();
		const name = (await link.textContent()) ?? "";
		const place = await placeOfClick(page, () => link.click());
		expect(place).toBeGreaterThan(1000);
		await page.getByRole("heading", { level: 1, name }).waitFor();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		const asked = askedPages(page);
		await page.goBack();
		await link.waitFor();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
		expect(await cards.count()).toBe(count);
		expect(asked).toEqual([]);
	});

	test("to a product, down where its visitor was: what stands below the first screen is there at once", async ({
		page,
	}) => {
		await page.goto("/products");
		await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first().click();
		await page.waitForURL(/\/products\/prod_/);
		const related = page.getByRole("region", { name: "Dans le même rayon" }).getByRole("article").first();
		await related.scrollIntoViewIfNeeded();
		const here = page.url();
		const place = await placeOfClick(page, () => related.getByRole("heading").getByRole("link").click());
		expect(place).toBeGreaterThan(500);
		await page.waitForURL((url) => url.href !== here);
		await page.goBack();
		await page.waitForURL(here);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
	});
});

/** How far down the page was in the moment of the click: what clicks may have scrolled to reach its target. */
async function placeOfClick(page: Page, click: () => Promise<void>): Promise<number> {
	await page.evaluate(() =>
		addEventListener("click", () => Object.assign(window, { placeOfClick: scrollY }), { capture: true, once: true }),
	);
	await click();
	return page.evaluate(() => Reflect.get(window, "placeOfClick"));
}

/** Paths of the pages that the router asks for from now on. */
function askedPages(page: Page): string[] {
	const paths: string[] = [];
	page.on("request", (request) => {
		const { pathname, searchParams } = new URL(request.url());
		if (searchParams.has("_rsc") && request.method() === "GET" && pathname === "/products") paths.push(pathname);
	});
	return paths;
}
