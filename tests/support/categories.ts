import { randomUUID } from "node:crypto";
import type { Category } from "@confiserie/domain/catalogue/category";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { AdminCategory, AdminCategoryList } from "@confiserie/domain/contract/categories";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ProductList } from "@confiserie/domain/contract/product";
import { expect, vi } from "vitest";
import { api } from "./api";
import { makeProduct } from "./products";

/** Time for the effect of an event on a slow machine. */
export const LONG = { timeout: 60_000, interval: 200 };

/** A unique name of a category; `clear` recognises test categories by its first word. */
export const newName = () => `${OWN} ${randomUUID().slice(0, 8)}`;
const OWN = "Essai";

/** The categories that the shop offers. */
export const shownCategories = async () => (await api<Category[]>("/categories")).body;
/** What is on sale in a category. */
export const inCategory = (code: string, more = "") => api<ProductList & ApiError>(`/products?category=${code}${more}`);
/** Waits until something in a category is on sale. */
export const untilSold = (code: string) =>
	vi.waitFor(async () => expect((await inCategory(code)).body.totalCount).toBeGreaterThan(0), LONG);

/** What an administrator does with categories; `token` gives the one of their session. */
export function categoryTrials(token: () => string) {
	const products: string[] = [];
	const list = async () => (await api<AdminCategoryList>("/admin/categories", { token: token() })).body;
	const post = (body: object) => api<AdminCategory & ApiError>("/admin/categories", { token: token(), body });
	const remove = (code: string) => api(`/admin/categories/${code}`, { method: "DELETE", token: token() });
	return {
		products,
		list,
		post,
		remove,
		put: (code: string, body: object) =>
			api<AdminCategory & ApiError>(`/admin/categories/${code}`, { method: "PUT", token: token(), body }),
		/** Creates a category. */
		async create(changes: object = {}): Promise<AdminCategory> {
			const { status, body } = await post({ name: newName(), icon: "CHERRY", ...changes });
			expect(status).toBe(201);
			return body;
		},
		async productIn(category: string, changes: object = {}): Promise<AdminProduct> {
			const product = await makeProduct(token(), { category, ...changes });
			products.push(product.id);
			return product;
		},
		/** Removes the categories of tests, because other tests count the facets of the seven. */
		async clear(): Promise<void> {
			for (const id of products) await api(`/admin/products/${id}`, { method: "DELETE", token: token() });
			for (const { code, name } of (await list()).content) if (name.startsWith(OWN)) await remove(code);
		},
	};
}
