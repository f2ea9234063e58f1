import type { Product, ProductList } from "@confiserie/domain/contract/product";
import type { PriceChange } from "@confiserie/domain/prices/prior-price";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { adminToken, api, db, engine, medusaToken } from "../support/api";
import { catalogueExchange } from "../support/catalogue-exchange";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { editOf, makeProduct, productInput } from "../support/products";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { send, byReference } = catalogueExchange(() => token);

/** A product's recorded prices, oldest first. */
async function history(productId: string): Promise<PriceChange["pricePerPiece"][][]> {
	const { rows } = await db().query(
		`SELECT order_type, price_per_piece::float8 AS price FROM product_price_history WHERE product_id = $1
		ORDER BY since, id`,
		[productId],
	);
	return rows.map(({ order_type: tier, price }) => [tier, price]);
}

/** As though the prices of a product had held since `days` days. */
const held = (productId: string, days: number) =>
	db().query(
		`INSERT INTO product_price_history (product_id, order_type, price_per_piece, since)
		SELECT product_id, order_type, price_per_piece, now() - make_interval(days => $2)
		FROM product_price_history WHERE product_id = $1`,
		[productId, days],
	);

describe("price history per tier, 'rows that never change, written in the transaction that changes a price'", () => {
	test("each change of a tier is a row, by the form as by a file; other changes are none", async () => {
		const product = await makeProduct(token);
		const first = [
			["box", 1.5],
			["layer", 1.38],
			["pallet", 1.26],
		];
		expect(await history(product.id)).toEqual(first);
		const cheaper = editOf(product, { pricePerPieceLayer: 1.3, boxesPerPallet: null, pricePerPiecePallet: null });
		await api(`/admin/products/${product.id}`, { method: "PUT", token, body: { ...cheaper, name: "Autre nom" } });
		const second = [...first, ["layer", 1.3], ["pallet", null]];
		expect(await history(product.id)).toEqual(second);
		await send(`reference;prix_piece_carton;description\n${product.reference};1,45;Un autre texte.`);
		expect(await history(product.id)).toEqual([...second, ["box", 1.45]]);
	});

	test("new products of a file have theirs", async () => {
		const cells = cellsOf(Date.now() % 10_000_000, { tags: "" });
		expect(await send(catalogueFile([cells]))).toMatchObject({ state: "DONE", created: 1 });
		expect(await history((await byReference(cells.reference ?? ""))?.id ?? "")).toHaveLength(3);
	});

	test.each(["UPDATE product_price_history SET price_per_piece = 9", "DELETE FROM product_price_history"])(
		"the database refuses %s",
		async (statement) => {
			await expect(db().query(statement)).rejects.toThrow("stays on record");
		},
	);
});

describe("'PROMO is refused without a history that shows a reduction'", () => {
	const REFUSED = { status: 400, body: { code: "PRODUCT_INVALID", field: "tags" } };

	test("by the form: for a new product, and for one whose price did not fall", async () => {
		expect(await api("/admin/products", { token, body: productInput({ tags: ["PROMO"] }) })).toMatchObject(REFUSED);
		const product = await makeProduct(token);
		await held(product.id, 40);
		const put = (changes: Record<string, unknown>) =>
			api(`/admin/products/${product.id}`, { method: "PUT", token, body: editOf(product, changes) });
		const refused = await put({ tags: ["PROMO"] });
		expect(refused).toMatchObject(REFUSED);
		expect(refused.body.errors?.[0]?.message).toMatch(/baisse.*30 jours/);
		expect((await put({ tags: ["PROMO"], pricePerPieceBox: 1.4 })).status).toBe(200);
		await vi.waitFor(async () => {
			const { body } = await api<Product>(`/products/${product.id}`);
			expect(body).toMatchObject({ isPromo: true, priorPrices: { box: 1.5, layer: null, pallet: null } });
		}, 10_000);
	});

	test("by a file, at its line and column", async () => {
		const product = await makeProduct(token, { tags: [] });
		const file = `reference;tags\n${product.reference};PROMO`;
		expect(await send(file)).toMatchObject({ state: "REFUSED", errors: [{ line: 2, column: "tags" }] });
		await held(product.id, 40);
		expect(await send(`reference;tags;prix_piece_carton\n${product.reference};PROMO;1,40`)).toMatchObject({
			state: "DONE",
			changed: 1,
		});
	});

	test("by any other door the label counts for nothing: the shop announces no reduction", async () => {
		const product = await makeProduct(token, { tags: ["VEGAN"] });
		const { rows } = await db().query("SELECT id FROM product_tag WHERE value IN ('PROMO', 'VEGAN') ORDER BY value");
		const { status } = await engine(`/admin/products/${product.id}`, {
			token: await medusaToken(),
			body: { title: "Renommé dans Medusa Admin", tags: rows },
		});
		expect(status).toBe(200);
		await vi.waitFor(async () => {
			const { body } = await api<Product>(`/products/${product.id}`);
			expect(body).toMatchObject({ name: "Renommé dans Medusa Admin", tags: ["VEGAN"], isPromo: false });
			expect(body.priorPrices).toBeUndefined();
		}, 10_000);
	});
});

describe("the demonstration", () => {
	test("each product with PROMO states a prior price, and the selection of Halloween is 30 % below it", async () => {
		const list = async (query: string) => (await api<ProductList>(`/products?${query}&limit=100`)).body.items;
		for (const { reference, pricePerPieceBox, priorPrices } of await list("isPromo=true"))
			expect(priorPrices?.box ?? 0, reference).toBeGreaterThan(pricePerPieceBox);
		const halloween = (await list("tag=HALLOWEEN")).filter(({ imageUrl }) => imageUrl.includes("/demo/"));
		expect(halloween.length).toBeGreaterThanOrEqual(7);
	});
});
