import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import type { MetadataRoute } from "next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aProduct } from "@/test/product";
import robots from "./robots";
import sitemap from "./sitemap";

vi.mock("next/server", () => ({ connection: async () => {} }));

beforeEach(() => vi.stubEnv("SITE_URL", "https://shop.example"));
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

/** What the shop offers: its first categories but one, and one of its own. */
const CATEGORIES = [
	...FIRST_CATEGORIES.slice(1),
	{ code: "FRUITS_CONFITS", slug: "fruits-confits", name: "Fruits confits", description: "", icon: "CHERRY" },
];

/** An engine with `count` products. */
function medusaOf(count: number): void {
	const products = Array.from({ length: count }, (_, index) => aProduct({ id: `prod_${index + 1}` }));
	vi.stubGlobal("fetch", async (address: string) => {
		const { pathname, searchParams } = new URL(address);
		if (pathname === "/api/categories") return Response.json(CATEGORIES);
		if (pathname === "/api/pages") return Response.json([{ slug: "foire", path: "/pages/foire", title: "La foire" }]);
		const offset = Number(searchParams.get("offset"));
		const items = products.slice(offset, offset + Number(searchParams.get("limit")));
		return Response.json({ items, totalCount: count });
	});
}

describe("sitemap", () => {
	it("lists every product, each category and the pages of text, once", async () => {
		medusaOf(205);
		const urls = (await sitemap()).map(({ url }) => url);
		expect(urls.filter((url) => url.includes("/products/prod_"))).toHaveLength(205);
		expect(urls).toEqual(
			expect.arrayContaining([
				"https://shop.example/",
				"https://shop.example/products",
				"https://shop.example/products?category=POP_CORN",
				"https://shop.example/products?category=FRUITS_CONFITS",
				"https://shop.example/pages/foire",
				...["about", "faq", "contact", "terms", "privacy", "cookies", "mentions-legales", "accessibilite", "avis"].map(
					(page) => `https://shop.example/${page}`,
				),
			]),
		);
		expect(urls.filter((url) => url.includes("category="))).toHaveLength(CATEGORIES.length);
		expect(new Set(urls).size).toBe(urls.length);
	});
	it("fails rather than leaving the products out when the backend is away", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("fetch failed")));
		await expect(sitemap()).rejects.toThrow("the engine returned 503");
	});
	it("robots.txt names it, allows each of its addresses, and excludes personal pages whole", async () => {
		medusaOf(2);
		const rules = await robots();
		expect(rules.sitemap).toEqual([
			"https://shop.example/sitemap.xml",
			"https://shop.example/api/feeds/boutique/images.xml",
		]);
		const listed = (await sitemap()).map(({ url }) => url.slice("https://shop.example".length));
		expect(listed).toContain("/commande-rapide");
		expect([...listed, "/api/feeds/boutique/images.xml"].filter((path) => !isAllowed(rules, path))).toEqual([]);
		const excluded = ["/commande", "/commande?cle=x", "/orders/CMD-1", "/api/products", "/checkout/", "/admin/orders"];
		expect(excluded.filter((path) => isAllowed(rules, path))).toEqual([]);
	});
});

/** As RFC 9309, 2.2.2: the longest rule that matches decides, `$` is the end of an address, and allow wins a tie. */
function isAllowed({ rules }: MetadataRoute.Robots, path: string): boolean {
	const { allow, disallow } = [rules].flat()[0] ?? {};
	const longest = (patterns: string | string[] | undefined) =>
		Math.max(
			-1,
			...[patterns ?? []]
				.flat()
				.filter((rule) => (rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule)))
				.map(({ length }) => length),
		);
	return longest(allow) >= longest(disallow);
}
