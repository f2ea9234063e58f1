import type { ApiError } from "@confiserie/domain/contract/error";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { adminToken, api, db, engine, findProduct, medusaToken } from "../support/api";
import { runJob } from "../support/on-request";
import { editOf, makeProduct } from "../support/products";

const UNANNOUNCED = { name: "Pop-corn sans annonce", weightGrams: 81 };

let token: string;
let product: Product;

beforeAll(async () => {
	token = await medusaToken();
	product = await findProduct("POP-NAT-080");
});

afterAll(() => edit({ title: product.name, status: "published" }));

const read = () => api<Product>(`/products/${product.id}`);
async function edit(change: { title?: string; status?: string }): Promise<void> {
	const { status } = await engine(`/admin/products/${product.id}`, { token, body: change });
	expect(status).toBe(200);
}

test("a name changed in Medusa Admin is the name of the catalogue", async () => {
	await edit({ title: "Pop-corn nature de la Grand-Place" });
	await vi.waitFor(async () => expect((await read()).body.name).toBe("Pop-corn nature de la Grand-Place"), 5000);
});

test("a product taken off sale is gone from the catalogue and returns 404; back on sale it is there again", async () => {
	await edit({ status: "draft" });
	await vi.waitFor(async () => expect((await read()).status).toBe(404), 5000);
	await edit({ status: "published" });
	await vi.waitFor(async () => expect((await read()).status).toBe(200), 5000);
});

test("a change without an event is found: a name, a packaging, a product taken off sale", async () => {
	const change = (sql: string, value: string | number) => db().query(sql, [product.id, value]);
	await change("UPDATE product SET title = $2, updated_at = now() WHERE id = $1", UNANNOUNCED.name);
	await change(
		"UPDATE product_packaging SET weight_grams = $2, updated_at = now() WHERE product_id = $1",
		UNANNOUNCED.weightGrams,
	);
	await runJob("publish-changes");
	await vi.waitFor(async () => expect((await read()).body).toMatchObject(UNANNOUNCED), 5000);
	await change("UPDATE product SET status = $2 WHERE id = $1", "draft");
	await runJob("publish-changes");
	await vi.waitFor(async () => expect((await read()).status).toBe(404), 5000);
	await change("UPDATE product_packaging SET weight_grams = $2 WHERE product_id = $1", product.weightGrams);
	await edit({ status: "published" });
	await vi.waitFor(async () => expect((await read()).status).toBe(200), 5000);
});

/** The variant of a product and what its boxes cost in Medusa, by ranges of boxes. */
async function pricesOf(productId: string) {
	const { rows } = await db().query<{ variant_id: string; amount: number; min: number | null; max: number | null }>(
		`SELECT variant_id, amount::float8 AS amount, min_quantity::int AS min, max_quantity::int AS max
		FROM product_packaging JOIN product_variant_price_set USING (variant_id) JOIN price USING (price_set_id)
		WHERE product_id = $1 AND price.deleted_at IS NULL AND price_list_id IS NULL
		ORDER BY min_quantity NULLS FIRST, amount`,
		[productId],
	);
	return rows;
}

test("a price typed in Medusa Admin's grid is refused with the reason, and nothing changes", async () => {
	const before = await pricesOf(product.id);
	const prices = [{ currency_code: "eur", amount: 0.01 }];
	for (const [path, body] of [
		["variants/batch", { update: [{ id: before[0]?.variant_id, prices }] }],
		[`variants/${before[0]?.variant_id}`, { prices }],
	] as const)
		expect(await engine<ApiError>(`/admin/products/${product.id}/${path}`, { token, body })).toMatchObject({
			status: 403,
			body: { code: "ENGINE_ACT_CLOSED", message: expect.stringContaining("« Emballage et tarifs »") },
		});
	expect(await pricesOf(product.id)).toEqual(before);
});

test("a product made in Medusa Admin is refused with the reason: it would have no packaging and be nowhere in the shop", async () => {
	const title = "Sucette de Medusa Admin";
	expect(await engine<ApiError>("/admin/products", { token, body: { title } })).toMatchObject({
		status: 403,
		body: { code: "ENGINE_ACT_CLOSED", message: expect.stringContaining("Un produit ne se crée pas ici") },
	});
	expect((await db().query("SELECT 1 FROM product WHERE title = $1", [title])).rows).toEqual([]);
});

test("a price that changed behind the shop goes back to the packaging's: one price on every sales channel", async () => {
	const before = await pricesOf(product.id);
	expect(before.length).toBeGreaterThan(1);
	await db().query(
		`UPDATE price SET amount = 0.01, raw_amount = '{"value":"0.01","precision":20}' FROM product_variant_price_set
			WHERE price.price_set_id = product_variant_price_set.price_set_id AND variant_id = $1`,
		[before[0]?.variant_id],
	);
	await edit({ status: "published" });
	await vi.waitFor(async () => expect(await pricesOf(product.id)).toEqual(before), 20_000);
});

test("prices of an edit that is under way are not taken for a mistake: they are never put back", async () => {
	const seller = await adminToken();
	const own = await makeProduct(seller);
	const amounts = async () => (await pricesOf(own.id)).map(({ amount }) => amount);
	// The edit stops between Medusa's prices and the packaging.
	const keeper = await db().connect();
	await keeper.query("BEGIN");
	await keeper.query("SELECT 1 FROM product_packaging WHERE product_id = $1 FOR UPDATE", [own.id]);
	const body = editOf(own, { pricePerPieceBox: 2, pricePerPieceLayer: 1.9, pricePerPiecePallet: 1.8 });
	const edit = api(`/admin/products/${own.id}`, { method: "PUT", token: seller, body });
	try {
		await vi.waitFor(async () => expect(await amounts()).toEqual([48, 45.6, 43.2]), 60_000);
		const { status } = await engine(`/admin/products/${own.id}`, { token, body: { metadata: { heard: "meanwhile" } } });
		expect(status).toBe(200);
		// The listener compares the product's prices: either they are restored now, or it waits for the edit's end.
		await vi.waitFor(async () => expect((await amounts())[0] === 36 || (await isAwaited())).toBe(true), 60_000);
		expect(await amounts()).toEqual([48, 45.6, 43.2]);
	} finally {
		await keeper.query("ROLLBACK");
		keeper.release();
	}
	expect((await edit).status).toBe(200);
	expect(await amounts()).toEqual([48, 45.6, 43.2]);
});

/** Whether a session waits for the end of a change of the catalogue. */
async function isAwaited(): Promise<boolean> {
	const { rows } = await db().query(
		`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
			AND (classid::bigint << 32) | objid::bigint = hashtextextended('catalogue-editor', 0)
			AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
	);
	return rows.length > 0;
}

test("a deleted product is gone, and its reference is free for a new one", async () => {
	const last = await api<ProductList>("/products?category=DESTOCKAGE&sort=price_desc&limit=1");
	const id = last.body.items[0]?.id;
	const { status } = await engine(`/admin/products/${id}`, { method: "DELETE", token });
	expect(status).toBe(200);
	await vi.waitFor(async () => expect((await api(`/products/${id}`)).status).toBe(404), 5000);
	const { rows } = await db().query("SELECT 1 FROM product_packaging WHERE product_id = $1 AND deleted_at IS NULL", [
		id,
	]);
	expect(rows).toEqual([]);
});
