import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { adminToken, api, engine, medusaToken } from "../support/api";
import { categoryTrials, LONG, newName } from "../support/categories";
import { editOf } from "../support/products";
import { publishableKey, storefront } from "../support/store";

let token: string;
let sdk: Medusa;
beforeAll(async () => {
	token = await adminToken();
	sdk = storefront(await publishableKey());
});
const { create, put, productIn, remove, clear } = categoryTrials(() => token);
afterAll(clear);

const collectionAt = async (handle: string) => {
	const { collections } = await sdk.store.collection.list({ handle, fields: "id,title,*products" });
	return collections[0];
};
const productsAt = async (handle: string) => (await collectionAt(handle))?.products?.map(({ id }) => id) ?? [];

test("a category's collection follows it: made, filled, renamed, left by a product that moves, hidden and shown again", async () => {
	const [category, other] = [await create(), await create()];
	expect(await collectionAt(category.slug)).toMatchObject({ title: category.name, products: [] });
	const product = await productIn(category.code);
	const draft = await productIn(category.code, { isPublished: false });
	await vi.waitFor(async () => expect(await productsAt(category.slug)).toEqual([product.id]), LONG);
	expect(await productsAt(category.slug)).not.toContain(draft.id);

	const name = newName();
	const { body: renamed } = await put(category.code, { ...category, name });
	expect(await collectionAt(category.slug)).toMatchObject({ title: name, products: [{ id: product.id }] });

	const edit = { ...editOf(product), category: other.code };
	expect((await api(`/admin/products/${product.id}`, { method: "PUT", token, body: edit })).status).toBe(200);
	await vi.waitFor(async () => expect(await productsAt(other.slug)).toEqual([product.id]), LONG);
	expect(await productsAt(category.slug)).toEqual([]);

	const { body: hidden } = await put(category.code, { ...renamed, isShown: false });
	expect(await collectionAt(category.slug)).toBeUndefined();
	await put(category.code, { ...hidden, isShown: true });
	expect(await collectionAt(category.slug)).toMatchObject({ title: name });
	await api(`/admin/products/${draft.id}`, { method: "DELETE", token });
	await remove(category.code);
	expect(await collectionAt(category.slug)).toBeUndefined();
});

test("a collection made in Medusa Admin is unchanged", async () => {
	const category = await create();
	const product = await productIn(category.code);
	await vi.waitFor(async () => expect(await productsAt(category.slug)).toEqual([product.id]), LONG);
	const admin = { token: await medusaToken() };
	const { body: made } = await engine<{ collection: { id: string; handle: string } }>("/admin/collections", {
		...admin,
		body: { title: newName() },
	});
	await engine(`/admin/collections/${made.collection.id}/products`, { ...admin, body: { add: [product.id] } });
	await put(category.code, { ...category, description: "Une autre description." });
	expect(await productsAt(made.collection.handle)).toEqual([product.id]);
});
