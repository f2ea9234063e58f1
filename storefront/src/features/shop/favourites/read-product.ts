import type { Product } from "@confiserie/domain/contract/product";
import { ApiProblem } from "@/lib/api";
import { readPricedProduct } from "@/lib/own-prices/read-product";

/** A product as the shop sells it now; "gone" when it is no longer on sale, "unknown" when the shop does not respond. */
export async function readProduct(id: string, signal?: AbortSignal): Promise<Product | "gone" | "unknown"> {
	try {
		return await readPricedProduct(id, signal && { signal });
	} catch (cause) {
		return cause instanceof ApiProblem && cause.status === 404 ? "gone" : "unknown";
	}
}
