import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { api, db, engine, engineToken, findProduct } from "../support/api";

const UNANNOUNCED = { name: "Pop-corn sans annonce", weightGrams: 81 };

let token: string;
let product: Product;

beforeAll(async () => {
	token = await engineToken();
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

test("a change that no event told of is found: a name, a packaging, a product taken off sale", async () => {
	const change = (sql: string, value: string | number) => db().query(sql, [product.id, value]);
	await change("UPDATE product SET title = $2, updated_at = now() WHERE id = $1", UNANNOUNCED.name);
	await change(
		"UPDATE product_packaging SET weight_grams = $2, updated_at = now() WHERE product_id = $1",
		UNANNOUNCED.weightGrams,
	);
	await vi.waitFor(async () => expect((await read()).body).toMatchObject(UNANNOUNCED), 25_000);
	await change("UPDATE product SET status = $2 WHERE id = $1", "draft");
	await vi.waitFor(async () => expect((await read()).status).toBe(404), 25_000);
	await change("UPDATE product_packaging SET weight_grams = $2 WHERE product_id = $1", product.weightGrams);
	await edit({ status: "published" });
	await vi.waitFor(async () => expect((await read()).status).toBe(200), 5000);
});

test("a price typed in Medusa Admin goes back to the packaging's: one price on every sales channel", async () => {
	const { rows } = await db().query<{ variant_id: string; price_set_id: string }>(
		`SELECT variant_id, price_set_id FROM product_packaging JOIN product_variant_price_set USING (variant_id)
		WHERE product_id = $1`,
		[product.id],
	);
	const prices = async () => {
		const found = await db().query<{ amount: number; min: number | null; max: number | null }>(
			`SELECT amount::float8 AS amount, min_quantity::int AS min, max_quantity::int AS max FROM price
			WHERE price_set_id = $1 AND deleted_at IS NULL ORDER BY price_list_id NULLS FIRST, min_quantity NULLS FIRST, amount`,
			[rows[0]?.price_set_id],
		);
		return found.rows;
	};
	const before = await prices();
	expect(before.length).toBeGreaterThan(1);
	const { status } = await engine(`/admin/products/${product.id}/variants/${rows[0]?.variant_id}`, {
		token,
		body: { prices: [{ currency_code: "eur", amount: 0.01 }] },
	});
	expect(status).toBe(200);
	await vi.waitFor(async () => expect(await prices()).toEqual(before), 5000);
});

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
