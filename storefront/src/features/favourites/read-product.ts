import { type Product, productSchema } from "@confiserie/domain/contract/product";
import { ApiProblem, api } from "@/lib/api";

/** A product as the shop sells it now; "gone" when it is no longer on sale, "unknown" when the shop does not respond. */
export async function readProduct(id: string, signal?: AbortSignal): Promise<Product | "gone" | "unknown"> {
	try {
		return await api.get(`/products/${encodeURIComponent(id)}`, productSchema, { signal });
	} catch (cause) {
		return cause instanceof ApiProblem && cause.status === 404 ? "gone" : "unknown";
	}
}
