import { randomUUID } from "node:crypto";
import { toCategoryCode } from "@confiserie/domain/catalogue/category";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { adminToken, api, db, engine, medusaToken } from "../support/api";
import { categoryTrials, LONG, newName, shownCategories, untilSold } from "../support/categories";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { list, productIn, clear } = categoryTrials(() => token);
afterAll(clear);

describe("Medusa Admin changes the same rows", () => {
	test("what is made, renamed and hidden there is so in the shop at once; a deletion there takes its product off sale, no more", async () => {
		const medusa = await medusaToken();
		const name = newName();
		const made = await engine<{ product_category: { id: string } }>("/admin/product-categories", {
			token: medusa,
			body: { name, is_active: true },
		});
		expect(made.status).toBe(200);
		const at = `/admin/product-categories/${made.body.product_category.id}`;
		const code = toCategoryCode(name);
		const there = async () => (await shownCategories()).find((one) => one.code === code);
		expect(await there()).toMatchObject({ name, description: "", icon: "CANDY" });
		const product = await productIn(code);
		await untilSold(code);
		const renamed = newName();
		await engine(at, { token: medusa, body: { name: renamed } });
		expect((await there())?.name).toBe(renamed);
		await engine(at, { token: medusa, body: { is_active: false } });
		expect(await there()).toBeUndefined();
		expect((await list()).content.find((one) => one.code === code)).toMatchObject({ isShown: false, products: 1 });

		const deleted = await engine(at, { method: "DELETE", token: medusa });
		expect(deleted.status).toBe(200);
		await vi.waitFor(async () => expect((await api(`/products/${product.id}`)).status).toBe(404), LONG);
		const { body } = await api<AdminProduct>(`/admin/products/${product.id}`, { token });
		expect(body).toMatchObject({ category: null, isPublished: true });
		expect((await api("/products?facets=true")).status).toBe(200);
	});

	test("a handle that makes no code is none of the shop's categories", async () => {
		const id = `pcat_${randomUUID()}`;
		await db().query(
			"insert into product_category (id, name, handle, mpath, is_active) values ($1, 'Essai', $2, $1, true)",
			[id, `essai_${randomUUID()}`],
		);
		expect((await shownCategories()).some(({ name }) => name === "Essai")).toBe(false);
		expect((await list()).content.some(({ name }) => name === "Essai")).toBe(false);
		await db().query("delete from product_category where id = $1", [id]);
	});
});
