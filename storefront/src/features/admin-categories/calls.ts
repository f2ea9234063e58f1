import {
	type AdminCategory,
	type AdminCategoryList,
	adminCategoryListSchema,
	adminCategorySchema,
	type CategoryOrder,
	type CategoryUpdate,
} from "@confiserie/domain/contract/category";
import { api } from "@/lib/api";

/** Query key of the list. */
export const CATEGORIES_KEY = ["admin", "categories"];

/** Request of the category form. */
export type CategoryValues = Omit<CategoryUpdate, "version">;

/** GET /admin/categories: all of them in the shop's order. */
export function callCategories(signal: AbortSignal): Promise<AdminCategoryList> {
	return api.get("/admin/categories", adminCategoryListSchema, { signal });
}

/** POST /admin/categories: the same `requestId` makes one category. */
export function callCreate(values: CategoryValues, requestId: string): Promise<AdminCategory> {
	return api.post("/admin/categories", { ...values, requestId }, adminCategorySchema);
}

/** PUT /admin/categories/{code}. */
export function callChange({ code, version }: AdminCategory, values: CategoryValues): Promise<AdminCategory> {
	return api.put(pathOf(code), { ...values, version }, adminCategorySchema);
}

/** PUT /admin/categories/order. */
export function callOrder(order: CategoryOrder): Promise<AdminCategoryList> {
	return api.put("/admin/categories/order", order, adminCategoryListSchema);
}

/** DELETE /admin/categories/{code}. */
export function callRemove(code: string): Promise<void> {
	return api.delete(pathOf(code));
}

const pathOf = (code: string) => `/admin/categories/${encodeURIComponent(code)}`;
