// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { serverApi } from "./server-api";
import { cottonCandy } from "./testing/fixtures";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
	fetched.mockReset();
	vi.stubGlobal("fetch", fetched);
	vi.stubEnv("BACKEND_URL", "http://engine/");
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

const answers = (body: unknown, status = 200) =>
	fetched.mockImplementation(async () => Response.json(body, { status }));
const called = () => {
	const [url, init] = fetched.mock.calls[0] ?? [];
	return { url: String(url), init: init as RequestInit & { next?: { tags: string[] } } };
};

describe("reads of the server", () => {
	it("asks for a page with its parameters in one order, and caches it under its tag", async () => {
		answers({ items: [cottonCandy], totalCount: 1 });
		const result = await serverApi.products({ tag: ["VEGAN", "BIO"], offset: 0, limit: 20, category: "BONBONS" });
		expect(result).toEqual({ ok: true, data: { items: [cottonCandy], totalCount: 1 } });
		expect(called().url).toBe("http://engine/api/products?category=BONBONS&limit=20&offset=0&tag=BIO&tag=VEGAN");
		expect(called().init.next?.tags).toEqual(["products"]);
	});
	it("searches with a query, and keeps no response to free text", async () => {
		answers({ items: [], totalCount: 0 });
		await serverApi.products({ query: "miel", limit: 20 });
		expect(called().url).toBe("http://engine/api/products/search?limit=20&query=miel");
		expect(called().init.cache).toBe("no-store");
	});
	it("tags a product with its id, escaped in the address", async () => {
		answers(cottonCandy);
		await serverApi.product("a/b");
		expect(called().url).toBe("http://engine/api/products/a%2Fb");
		expect(called().init.next?.tags).toEqual(["products", "product:a/b"]);
	});
	it("passes a refusal's status on", async () => {
		answers({ code: "PRODUCT_NOT_FOUND", message: "Produit non trouvé" }, 404);
		expect(await serverApi.product("x")).toEqual({ ok: false, status: 404 });
	});
	it.each([
		["is away", () => fetched.mockRejectedValue(new TypeError("fetch failed"))],
		["returns something else", () => answers({ surprise: true })],
	])("returns 503 when the engine %s", async (_case, arrange) => {
		arrange();
		vi.spyOn(console, "error").mockImplementation(() => {});
		expect(await serverApi.product("x")).toEqual({ ok: false, status: 503 });
	});
});
