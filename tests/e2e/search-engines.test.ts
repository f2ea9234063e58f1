import { findProduct } from "../support/api";
import { expect, test } from "../support/browser";
import { suiteShop } from "../support/context";

/** A page as an index reads it: status and HTML, no script. */
async function read(path: string): Promise<{ status: number; html: string }> {
	const answer = await fetch(`${suiteShop().storefront}${path}`);
	return { status: answer.status, html: await answer.text() };
}

function linkedData(html: string): Record<string, unknown>[] {
	const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
	return [...blocks].map(([, json]) => JSON.parse(json ?? ""));
}

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonical = (html: string) => first(html, /<link rel="canonical" href="([^"]*)"/);
const property = (html: string, name: string) => first(html, new RegExp(`<meta property="${name}" content="([^"]*)"`));

test("a product: title with the brand suffix, one address, its image, Product and BreadcrumbList", async () => {
	const { storefront } = suiteShop();
	const { id, name } = await findProduct("BON-BER-200");
	const { status, html } = await read(`/products/${id}`);
	expect(status).toBe(200);
	expect(first(html, /<title>([^<]*)/)).toBe(`${name} | La Confiserie`);
	expect(canonical(html)).toBe(`${storefront}/products/${id}`);
	expect(property(html, "og:url")).toBe(`${storefront}/products/${id}`);
	const picture = property(html, "og:image") ?? "";
	expect((await fetch(picture)).headers.get("content-type")).toBe("image/webp");
	const data = linkedData(html);
	expect(data).toContainEqual(expect.objectContaining({ "@type": "Product", name, sku: "BON-BER-200" }));
	expect(data).toContainEqual(
		expect.objectContaining({
			"@type": "BreadcrumbList",
			itemListElement: [
				expect.objectContaining({ position: 1, name: "Accueil" }),
				expect.objectContaining({ position: 2, name: "Produits", item: `${storefront}/products` }),
				expect.objectContaining({ position: 3, name, item: `${storefront}/products/${id}` }),
			],
		}),
	);
	expect((await read("/sitemap.xml")).html).toContain(`<loc>${storefront}/products/${id}</loc>`);
});

for (const [path, expected] of [
	["/", "/"],
	["/products?category=BONBONS&sort=newest&page=2", "/products?category=BONBONS"],
	["/products?tag=BIO&tag=ARTISANAL", "/products"],
	["/faq", "/faq"],
	["/mentions-legales", "/mentions-legales"],
] as const)
	test(`${path} has the canonical address ${expected} and an image that exists`, async () => {
		const { storefront } = suiteShop();
		const { html } = await read(path);
		expect(new URL((canonical(html) ?? "").replaceAll("&amp;", "&")).href).toBe(new URL(expected, storefront).href);
		expect((await fetch(property(html, "og:image") ?? "")).status).toBe(200);
		expect(html).not.toContain('name="robots"');
	});

for (const path of ["/products?query=praline", "/favorites", "/login", "/products/inconnu"])
	test(`${path} stays out of indexes`, async () => {
		expect((await read(path)).html).toMatch(/<meta name="robots" content="noindex/);
	});

test("the questions page says to search engines what it says to people", async () => {
	const { html } = await read("/faq");
	const data = linkedData(html).find((one) => one["@type"] === "FAQPage") as {
		mainEntity: { name: string; acceptedAnswer: { text: string } }[];
	};
	expect(data.mainEntity.length).toBeGreaterThan(10);
	// Addresses in an answer are links for people.
	const text = html
		.replaceAll(/<\/?a\b[^>]*>/g, "")
		.replaceAll("&#x27;", "'")
		.replaceAll("&quot;", '"');
	for (const { name, acceptedAnswer } of data.mainEntity) {
		expect(text).toContain(`${name}<`);
		expect(text).toContain(`>${acceptedAnswer.text}<`);
	}
});
