import type { AdminProductPage, AdminProductQuery } from "@confiserie/domain/contract/admin-product";
import { listAdminProducts, searchAdminProducts } from "@confiserie/domain/contract/products";
import { call } from "@/lib/api";
import { type ProductListState, queryOf } from "./list-state";

/** With 2 or more characters the search, else the list. */
export function listProducts(state: ProductListState, signal: AbortSignal): Promise<AdminProductPage> {
	const query: Partial<AdminProductQuery> = queryOf(state);
	return query.query
		? call(searchAdminProducts, { query: { ...query, query: query.query }, signal })
		: call(listAdminProducts, { query, signal });
}
