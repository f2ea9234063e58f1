import type { AdminProductPage, AdminProductStats } from "@confiserie/domain/contract/admin-product";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, findProduct } from "../support/api";
import { makeProduct } from "../support/products";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});

const list = (query: string) => api<AdminProductPage>(`/admin/products?${query}`, { token });

describe("GET /admin/products", () => {
	test("stock filter: En stock, Stock faible, Rupture", async () => {
		const name = `Filtre${Date.now()}`;
		const make = (stock: number) => makeProduct(token, { name: `${name} ${stock}`, stock });
		for (const stock of [0, 10, 11]) await make(stock);
		const names = async (stock: string) =>
			(await list(`query=${name}&stock=${stock}`)).body.content.map((item) => item.name);
		expect(await names("in")).toEqual([`${name} 10`, `${name} 11`]);
		expect(await names("low")).toEqual([`${name} 10`]);
		expect(await names("out")).toEqual([`${name} 0`]);
	});

	test("price bands of a piece, whatever its box costs: Prix bas ≤ 5€, Prix moyen 5-15€, Prix élevé > 15€", async () => {
		const name = `Bande${Date.now()}`;
		const none = { pricePerPieceLayer: null, pricePerPiecePallet: null, piecesPerBox: 10 };
		for (const price of [5, 5.01, 15, 15.01])
			await makeProduct(token, { name: `${name} ${price}`, pricePerPieceBox: price, ...none });
		const prices = async (band: string) =>
			(await list(`query=${name}&price=${band}&sort=price_asc`)).body.content.map((item) => item.pricePerPieceBox);
		expect(await prices("low")).toEqual([5]);
		expect(await prices("medium")).toEqual([5.01, 15]);
		expect(await prices("high")).toEqual([15.01]);
	});

	test("category, tag, search without accents, reference, EAN; exact count; pages", async () => {
		const product = await findProduct("BAP-FRA-40");
		const found = async (query: string) => (await list(query)).body.content.map(({ reference }) => reference);
		expect(await found("query=barbe a papa fraise")).toContain("BAP-FRA-40");
		expect(await found("query=bap-fra")).toEqual(["BAP-FRA-40"]);
		expect(await found(`query=${product.eanBox}`)).toEqual(["BAP-FRA-40"]);
		expect(await found("query=bap-fra&category=BARBE_A_PAPA&tag=bestseller")).toEqual(["BAP-FRA-40"]);
		expect(await found("query=bap-fra&category=gateaux")).toEqual([]);
		const first = await list("size=5&sort=reference_asc");
		const second = await list("size=5&sort=reference_asc&page=1");
		expect(first.body).toMatchObject({ page: 0, size: 5, last: false });
		expect(first.body.totalElements).toBeGreaterThan(80);
		expect(second.body.content[0]?.reference.localeCompare(first.body.content[4]?.reference ?? "")).toBe(1);
	});

	test("a row has the figures of the list, the layer price of one box included", async () => {
		const { body } = await list("query=BAP-FRA-40");
		expect(body.content[0]).toMatchObject({
			price: 36,
			layerPrice: 33.12,
			category: "BARBE_A_PAPA",
			isPublished: true,
			imageUrl: "/static/demo/bap-fra-40-piece.webp",
		});
	});

	test.each([
		"stock=beaucoup",
		"price=cher",
		"category=FRUITS",
		"tag=CHER",
		"sort=hasard",
		"page=-1",
		"size=0",
		"size=101",
	])("%s returns 400", async (query) => expect((await list(query)).status).toBe(400));

	test("search needs 2 characters; % and _ stand for themselves", async () => {
		expect((await api("/admin/products/search?query=%20a%20", { token })).status).toBe(400);
		const { body } = await api<AdminProductPage>("/admin/products/search?query=%25%25", { token });
		expect(body.totalElements).toBe(0);
	});

	test("stats count products by state", async () => {
		const before = (await api<AdminProductStats>("/admin/products/stats", { token })).body;
		await makeProduct(token, { stock: 3 });
		await makeProduct(token, { stock: 0, isPublished: false });
		expect((await api<AdminProductStats>("/admin/products/stats", { token })).body).toEqual({
			...before,
			totalProducts: before.totalProducts + 2,
			published: before.published + 1,
			drafts: before.drafts + 1,
			inStock: before.inStock + 1,
			lowStock: before.lowStock + 1,
		});
	});
});
