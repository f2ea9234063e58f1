import { DEFAULT_HOME } from "@confiserie/domain/content/home-content";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { afterEach, describe, expect, it, vi } from "vitest";
import { serverApi } from "@/lib/server-api";
import { aProduct } from "@/test/product";
import { foundedSlides } from "./founded-slides";

const reduced = (from: number): Product =>
	aProduct({ pricePerPieceBox: 0.7, isPromo: true, priorPrices: { box: from, layer: null, pallet: null } });
const answering = (items: Product[], totalCount = items.length) =>
	vi.spyOn(serverApi, "products").mockResolvedValue({ ok: true, data: { items, totalCount } satisfies ProductList });

afterEach(() => vi.restoreAllMocks());

describe("'a slide that announces a percentage names a selection whose products carry it'", () => {
	it("asks for the very selection that it leads to", async () => {
		const asked = answering([reduced(1)]);
		await foundedSlides(DEFAULT_HOME.slides);
		expect(asked.mock.calls).toEqual([[{ tag: ["halloween"], offset: 0, limit: 100 }]]);
		for (const { announces, action } of DEFAULT_HOME.slides)
			if (announces) expect(action.href.toLowerCase()).toBe(`/products?tag=${announces.tag.toLowerCase()}`);
	});

	it("announces '-30 %' while each product is reduced by 30 % or more", async () => {
		answering([reduced(1), reduced(1.2)]);
		expect(await foundedSlides(DEFAULT_HOME.slides)).toEqual(DEFAULT_HOME.slides);
	});

	it.each<[string, () => unknown]>([
		["one product is reduced by 29 %", () => answering([reduced(1), reduced(0.99)])],
		["one product announces nothing", () => answering([reduced(1), aProduct()])],
		["there is none", () => answering([])],
		["there are more than were read", () => answering([reduced(1)], 101)],
		["the shop does not answer", () => vi.spyOn(serverApi, "products").mockResolvedValue({ ok: false, status: 503 })],
	])("announces nothing where %s", async (_, given) => {
		given();
		const slides = await foundedSlides(DEFAULT_HOME.slides);
		expect(slides).toHaveLength(DEFAULT_HOME.slides.length);
		for (const { badge, title, subtitle, description } of slides)
			expect(`${badge} ${title} ${subtitle} ${description}`).not.toContain("%");
	});
});
