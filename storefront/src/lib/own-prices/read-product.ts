import { type Product, productSchema } from "@confiserie/domain/contract/product";
import { api } from "@/lib/api";
import { loadOwnPrices, ownPricesOf } from "./store";

/** A product on sale at the prices at which who is signed in orders it now. @throws ApiProblem */
export async function readPricedProduct(id: string, options: { signal?: AbortSignal } = {}): Promise<Product> {
	const path = `/products/${encodeURIComponent(id)}`;
	const [product] = await Promise.all([api.get(path, productSchema, options), loadOwnPrices(id)]);
	return { ...product, ...ownPricesOf(id) };
}
