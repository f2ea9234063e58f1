import { addresses, storefrontEnvironment } from "../../scripts/lib/environment";
import { freePort } from "../../scripts/lib/ports";
import { serveStorefront } from "../../scripts/lib/shop";
import { test as base, expect } from "../support/browser";
import { layeredProduct, walkFirstSale } from "../support/first-sale";

/** The same build served without the accelerator; its pages are those of the tests here. */
const test = base.extend<object, { plain: string }>({
	plain: [
		async ({ shop }, use) => {
			const at = addresses(Number(new URL(shop.backend).port), await freePort(3400));
			const environment = { ...storefrontEnvironment(at), STOREFRONT_ACCELERATOR: "off" };
			const service = await serveStorefront(at, environment, `test-plain-next-${at.storefrontPort}`);
			await use(at.storefront);
			await service.stop();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	baseURL: ({ plain }, use) => use(plain),
});

test.describe("the shop without its accelerator: plain `next start` of the same build", () => {
	test("serves Next's pages untouched, compressed by Next, under the same policy", { tag: "@desktop" }, async ({
		plain,
		shop,
	}) => {
		const response = await fetch(plain, { headers: { "accept-encoding": "gzip" } });
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
	test("has script tags of the form that the accelerator defers, each of them, on every kind of page", {
		tag: "@desktop",
	}, async ({ plain, shop }) => {
		for (const path of ["/", "/products", "/about", "/login"]) {
			const byNext = scriptAddresses(await (await fetch(plain + path)).text());
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

	test("walks the first sale", { tag: "@mobile" }, async ({ page, problems }) => {
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
