import type { Product } from "@confiserie/domain/contract/product";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { api, engine, engineToken, findProduct } from "../support/api";

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

test("a product taken off sale is gone from the catalogue and answers 404; back on sale it is there again", async () => {
	await edit({ status: "draft" });
	await vi.waitFor(async () => expect((await read()).status).toBe(404), 5000);
	await edit({ status: "published" });
	await vi.waitFor(async () => expect((await read()).status).toBe(200), 5000);
});
