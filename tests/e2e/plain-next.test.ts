import { test as base, expect } from "../support/browser";
import { layeredProduct, walkFirstSale } from "../support/first-sale";

/** The same build served without the accelerator; its pages are those of the tests here. */
const test = base.extend({ baseURL: ({ plain }, use) => use(plain.storefront) });

// All on one screen, so that one worker starts the server once.
test.describe("the shop without its accelerator: plain `next start` of the same build", { tag: "@mobile" }, () => {
	test("serves Next's pages untouched, compressed by Next, under the same policy", async ({ plain, shop }) => {
		const response = await fetch(plain.storefront, { headers: { "accept-encoding": "gzip" } });
		expect(response.status).toBe(200);
		expect(response.headers.get("content-encoding")).toBe("gzip");
		expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'nonce-/);
		const html = await response.text();
		expect(html).not.toContain("text/x-after-paint");
		expect(html).toMatch(/<script src="\/_next\/static\/[^>]*async/);
		const accelerated = await fetch(shop.storefront);
		expect(await accelerated.text()).toContain("text/x-after-paint");
	});

	// An upgrade of Next that writes its tags differently fails here: pages would be whole, but only as quick as plain Next.
	test("has script tags of the form that the accelerator defers, each of them, on every kind of page", async ({
		plain,
		shop,
	}) => {
		for (const path of ["/", "/products", "/about", "/login"]) {
			const byNext = scriptAddresses(await (await fetch(plain.storefront + path)).text());
			const html = await (await fetch(shop.storefront + path)).text();
			const scripts = tags(html, "script").filter((tag) => / src=/.test(tag) && !/ nomodule/i.test(tag));
			expect(byNext.length, path).toBeGreaterThan(3);
			expect(scriptAddresses(html), path).toEqual(byNext);
			expect(
				scripts.filter((tag) => !tag.startsWith('<script type="text/x-after-paint"')),
				path,
			).toEqual([]);
			expect(
				tags(html, "link").filter((tag) => / as="script"/.test(tag)),
				path,
			).toEqual([]);
		}
	});

	test("walks the first sale", async ({ page, problems }) => {
		await walkFirstSale(page, await layeredProduct());
		expect(problems).toEqual([]);
	});
});

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, "gi")) ?? [];
/** Addresses of the scripts that a page loads, in alphabetical order. */
const scriptAddresses = (html: string) =>
	tags(html, "script")
		.flatMap((tag) => / src="([^"]+)"/.exec(tag)?.[1] ?? [])
		.sort();
