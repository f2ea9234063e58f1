import { productSchema } from "@confiserie/domain/contract/product";
import type { Cart } from "@/features/cart";
import { ApiProblem, api } from "@/lib/api";
import type { LineChange } from "./conflict";

/**
 * Takes what the shop says now over into the cart: the new prices, the boxes still available; what is sold out or no
 * longer on sale leaves. All products are read before the first line changes, so that a failure changes nothing.
 */
export async function acceptChanges(
	changes: readonly LineChange[],
	cart: Pick<Cart, "remove" | "refresh" | "setBoxes">,
): Promise<void> {
	const steps = await Promise.all(changes.map((change) => stepFor(change, cart)));
	for (const step of steps) step();
}

async function stepFor(
	change: LineChange,
	cart: Pick<Cart, "remove" | "refresh" | "setBoxes">,
): Promise<() => unknown> {
	const { productId, kind, availableBoxes } = change;
	if (kind === "gone" || kind === "soldOut") return () => cart.remove(productId);
	try {
		const product = await api.get(`/products/${encodeURIComponent(productId)}`, productSchema);
		return kind === "short" ? () => cart.setBoxes(product, availableBoxes) : () => cart.refresh(product);
	} catch (cause) {
		if (cause instanceof ApiProblem && cause.status === 404) return () => cart.remove(productId);
		throw cause;
	}
}
