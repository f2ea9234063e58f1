import type { readProduct } from "@confiserie/domain/contract/catalogue";
import { type Product, productSchema } from "@confiserie/domain/contract/product";
import { named } from "@/lib/api";
import { loadOwnPrices, ownPricesOf } from "./store";

const read = named<typeof readProduct>("GET /api/products/:id");

/** A product on sale at the prices at which who is signed in orders it now. @throws ApiProblem */
export async function readPricedProduct(id: string, options: { signal?: AbortSignal } = {}): Promise<Product> {
	const input = { ...options, params: { id } };
	const [product] = await Promise.all([read(productSchema, input), loadOwnPrices(id)]);
	return { ...product, ...ownPricesOf(id) };
}
