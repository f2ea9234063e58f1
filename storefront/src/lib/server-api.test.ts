// @vitest-environment node
import { AsyncLocalStorage } from "node:async_hooks";
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
	return { url: String(url), init };
};

/** What the page cache receives of the reads in `work` (server/page-cache/render-page.ts). */
async function noted(work: () => Promise<unknown>) {
	const storage = new AsyncLocalStorage<{ tags: Set<string>; isIncomplete: boolean; answers: Map<string, string> }>();
	vi.stubGlobal(Symbol.for("confiserie.page-reads") as unknown as string, storage);
	const reads = { tags: new Set<string>(), isIncomplete: false, answers: new Map<string, string>() };
	await storage.run(reads, work);
	return { ...reads, tags: [...reads.tags] };
}

describe("reads of the server", () => {
	it("requests a page with its parameters in one order, and caches nothing: only finished pages are cached", async () => {
		answers({ items: [cottonCandy], totalCount: 1 });
		const result = await serverApi.products({ tag: ["VEGAN", "BIO"], offset: 0, limit: 20, category: "BONBONS" });
		expect(result).toEqual({ ok: true, data: { items: [cottonCandy], totalCount: 1 } });
		expect(called().url).toBe("http://engine/api/products?category=BONBONS&limit=20&offset=0&tag=BIO&tag=VEGAN");
		expect(called().init?.cache).toBe("no-store");
	});
	it("searches with a query", async () => {
		answers({ items: [], totalCount: 0 });
		await serverApi.products({ query: "miel", limit: 20 });
		expect(called().url).toBe("http://engine/api/products/search?limit=20&query=miel");
	});
	it("escapes the id of a product in the address", async () => {
		answers(cottonCandy);
		await serverApi.product("a/b");
		expect(called().url).toBe("http://engine/api/products/a%2Fb");
	});
	it("passes a refusal's status on", async () => {
		answers({ code: "PRODUCT_NOT_FOUND", message: "Produit non trouvé" }, 404);
		expect(await serverApi.product("x")).toEqual({ ok: false, status: 404 });
	});
	it.each(["null", ""])("spec §8 '404 or no data': a 200 with %j is not found", async (body) => {
		fetched.mockImplementation(async () => new Response(body, { status: 200 }));
		expect(await serverApi.product("x")).toEqual({ ok: false, status: 404 });
	});
	it.each([
		["is away", () => fetched.mockRejectedValue(new TypeError("fetch failed"))],
		["answers something else", () => answers({ surprise: true })],
	])("answers 503 when the engine %s", async (_case, arrange) => {
		arrange();
		vi.spyOn(console, "error").mockImplementation(() => {});
		expect(await serverApi.product("x")).toEqual({ ok: false, status: 503 });
	});
});

describe("the tags that a page records", () => {
	it("is the list and each product on it, for a list", async () => {
		answers({ items: [cottonCandy], totalCount: 1 });
		const reads = await noted(() => serverApi.products({ limit: 20 }));
		expect(reads).toMatchObject({ tags: ["products", `product:${cottonCandy.id}`], isIncomplete: false });
	});
	it("is what the backend answered, refusals too: the page's version follows from it", async () => {
		answers({ code: "PRODUCT_NOT_FOUND", message: "x" }, 404);
		const reads = await noted(() => serverApi.product("p1"));
		expect([...reads.answers]).toEqual([["/api/products/p1", '404 {"code":"PRODUCT_NOT_FOUND","message":"x"}']]);
	});
	it("is the product alone, for a product and its reviews", async () => {
		answers(cottonCandy);
		expect(await noted(() => serverApi.product("p1"))).toMatchObject({ tags: ["product:p1"], isIncomplete: false });
	});
	it("is empty where the visitor chooses what to show", async () => {
		answers({ items: [cottonCandy], totalCount: 1 });
		expect((await noted(() => serverApi.someProducts({ limit: 20 }))).tags).toEqual([]);
	});
	it.each([
		[404, false],
		[400, false],
		[500, true],
		[429, true],
		[503, true],
	])("is %d an incomplete page: %s", async (status, isIncomplete) => {
		answers({ code: "X", message: "x" }, status);
		expect((await noted(() => serverApi.product("p1"))).isIncomplete).toBe(isIncomplete);
	});
});
