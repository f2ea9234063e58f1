import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { addresses, storefrontEnvironment } from "../../scripts/lib/environment";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { serveStorefront } from "../../scripts/lib/shop";
import { adminToken, api } from "../support/api";
import { openPage, openUntilQuiet } from "../support/at-rest";
import { expect, test } from "../support/browser";
import { suiteShop } from "../support/context";
import { makeSoldProduct } from "../support/ordering";
import { editOf } from "../support/products";

/** A change must be on the public pages of every process within this time. */
const MOST_MS = 5000;
const NBSP = "\u00a0";

let token: string;
let product: AdminProduct;
let second: { service: Service; storefront: string };
/** Every kind of cached page. */
let paths: string[];

test.beforeAll(async () => {
	token = await adminToken();
	product = await makeSoldProduct(token, { pricePerPieceBox: 1.5, stock: 60 });
	paths = [
		"/",
		"/products",
		"/products?category=BONBONS&sort=price_asc",
		`/products/${product.id}`,
		"/about",
		"/terms",
	];
	const at = addresses(Number(new URL(suiteShop().backend).port), await freePort(3500));
	const service = await serveStorefront(at, storefrontEnvironment(at), `test-second-storefront-${at.storefrontPort}`);
	second = { service, storefront: at.storefront };
	await expect.poll(async () => (await page(`/products/${product.id}`)).status, { timeout: 30_000 }).toBe(200);
});
test.afterAll(async () => {
	await api(`/admin/products/${product.id}`, { method: "DELETE", token });
	await second?.service.stop();
});

interface Received {
	status: number;
	headers: Headers;
	text: string;
}
async function page(
	path: string,
	headers: Record<string, string> = {},
	shop = suiteShop().storefront,
): Promise<Received> {
	const response = await fetch(`${shop}${path}`, { headers, redirect: "manual" });
	return { status: response.status, headers: response.headers, text: await response.text() };
}
const scriptSources = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];

test.describe("a change is on cached pages within 5 s, in every storefront process", { tag: "@desktop" }, () => {
	test("a price changed in the back office, on the product's page and in the catalogue", async () => {
		const shops = [suiteShop().storefront, second.storefront];
		const seen = shops.flatMap((shop) =>
			[`/products/${product.id}`, `/products?query=${encodeURIComponent(product.reference)}`].map(
				(path) => async () => (await page(path, {}, shop)).text,
			),
		);
		for (const read of seen) await expect.poll(read, { timeout: 30_000 }).toContain(`36,00${NBSP}€`);
		const { body: current } = await api<AdminProduct>(`/admin/products/${product.id}`, { token });
		const change = { method: "PUT", token, body: editOf(current, { pricePerPieceBox: 1.75 }) };
		expect((await api(`/admin/products/${product.id}`, change)).status).toBe(200);
		await Promise.all(seen.map((read) => expect.poll(read, { timeout: MOST_MS }).toContain(`42,00${NBSP}€`)));
		for (const read of seen) expect(await read()).not.toContain(`36,00${NBSP}€`);
	});
});

test.describe("a cached page", { tag: "@desktop" }, () => {
	test("carries ETag, times and tags for a cache in front; the same page is a 304", async () => {
		for (const path of paths) {
			let first: Received | undefined;
			let again: Received | undefined;
			// A product that another test changes between the two requests makes a new page once.
			const repeated = async () => {
				first = await page(path);
				again = await page(path, { "if-none-match": first.headers.get("etag") ?? "" });
				return [first.status, again.status];
			};
			await expect.poll(repeated, { message: path }).toEqual([200, 304]);
			const headers = first?.headers ?? new Headers();
			expect(headers.get("cache-control")).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+/);
			expect(headers.get("vary")).toContain("Accept-Encoding");
			expect(headers.get("vary")).toContain("RSC");
			expect(headers.get("set-cookie")).toBeNull();
			expect(headers.get("cache-tag")?.split(",")).toContain("settings");
			expect(again?.text).toBe("");
			expect(again?.headers.get("content-security-policy")).toBe(headers.get("content-security-policy"));
		}
		const { headers } = await page(`/products/${product.id}`);
		expect(headers.get("surrogate-key")?.split(" ")).toContain(`product:${product.id}`);
	});

	for (const encoding of ["br", "gzip", "identity"])
		test(`travels as ${encoding}, whole, and HEAD says how long it is`, async () => {
			const plain = await page("/about", { "accept-encoding": "identity" });
			const { bytes, headers } = await raw("GET", "/about", encoding);
			expect(headers["content-encoding"] ?? "identity").toBe(encoding);
			expect(Number(headers["content-length"])).toBe(bytes);
			const decoded = await page("/about", { "accept-encoding": encoding });
			expect(decoded.text).toBe(plain.text);
			const head = await raw("HEAD", "/about", encoding);
			expect(head.bytes).toBe(0);
			expect(head.headers["content-length"]).toBe(headers["content-length"]);
		});

	test("is one for all addresses that ask the same, whatever others have put behind them", async () => {
		const plain = await page("/products?category=BONBONS");
		for (const path of ["/products?utm_source=radio&category=BONBONS", "/products?category=BONBONS&x=1&page="])
			expect((await page(path)).headers.get("etag")).toBe(plain.headers.get("etag"));
	});

	test("says the same to who is signed in: no page reads a cookie on the server", async () => {
		const cookies = { cookie: "redirectAfterAuth=%2Faccount; connect.sid=s%3Ax", authorization: `Bearer ${token}` };
		expect((await page("/", cookies)).headers.get("etag")).toBe((await page("/")).headers.get("etag"));
	});

	test("of an unknown product is a cached 404", async () => {
		const { status, headers, text } = await page("/products/prod_jamais");
		expect(status).toBe(404);
		expect(headers.get("etag")).not.toBeNull();
		expect(text).toContain("noindex");
	});

	test("does not exist for personal or payment pages: those have a nonce", async () => {
		for (const path of ["/checkout", "/account", "/orders", "/favorites", "/login", "/payer/x", "/nulle-part"]) {
			const { headers } = await page(path);
			expect(headers.get("cache-control"), path).toMatch(/no-store/);
			expect(scriptSources(headers.get("content-security-policy") ?? "")[1], path).toMatch(/^'nonce-/);
		}
	});
});

test.describe("the policy of a cached page", { tag: "@desktop" }, () => {
	test("names the hash of each inline script and nothing more, and no nonce is left", async () => {
		for (const path of [...paths, "/products/prod_jamais"]) {
			const { headers, text } = await page(path);
			const inline = [
				...text.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
			];
			const hashes = new Set(
				inline.map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`),
			);
			expect(hashes.size).toBeGreaterThan(1);
			const policy = headers.get("content-security-policy") ?? "";
			expect(new Set(scriptSources(policy)), path).toEqual(new Set(["'self'", ...hashes, "'strict-dynamic'"]));
			expect(policy.length).toBeLessThan(1500);
			expect(text).not.toMatch(/nonce="[^"]/);
		}
	});

	test("refuses a script that came in as markup, held ones included, and nothing of the page's own", async ({
		page: tab,
		problems,
	}) => {
		for (const path of paths) {
			await openUntilQuiet(tab, path);
			expect(problems, path).toEqual([]);
		}
		await tab.route("/about", async (route) => {
			const response = await route.fetch();
			const evil = `<script>window.ran = 1</script><script type="text/x-after-paint" src="/images/evil.js"></script>`;
			await route.fulfill({ response, body: (await response.text()).replace("<main", `${evil}<main`) });
		});
		const asked: string[] = [];
		tab.on("request", (request) => asked.push(new URL(request.url()).pathname));
		await openUntilQuiet(tab, "/about");
		expect(await tab.evaluate(() => "ran" in window)).toBe(false);
		expect(problems).not.toEqual([]);
		expect(asked).not.toContain("/images/evil.js");
	});
});

test.describe("back", { tag: "@desktop" }, () => {
	// Playwright's browser sets no page aside; back.test.ts has one that does.
	test("is at the old place too where the browser did not cache the page", async ({ page: tab }) => {
		await openPage(tab, "/products");
		await tab.evaluate(() => scrollTo(0, 900));
		await tab.goto("/about");
		await tab.goBack();
		// It scrolls there once the page is laid out; until then the document may still be exchanged.
		await expect(async () => expect(await tab.evaluate(() => scrollY)).toBe(900)).toPass({ timeout: 20_000 });
	});
});

/** A response as it travels. */
function raw(method: string, path: string, encoding: string) {
	return new Promise<{ bytes: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
		const headers = { "accept-encoding": encoding };
		const sent = httpRequest(`${suiteShop().storefront}${path}`, { method, headers }, (response) => {
			let bytes = 0;
			response.on("data", (piece: Buffer) => {
				bytes += piece.length;
			});
			response.on("end", () => resolve({ bytes, headers: response.headers }));
		});
		sent.on("error", reject);
		sent.end();
	});
}
