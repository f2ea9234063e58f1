import type { Cart } from "@/features/shop/cart";
import { ApiProblem } from "@/lib/api";
import { readPricedProduct } from "@/lib/own-prices/read-product";
import type { LineChange } from "./conflict";

type CartChanges = Pick<Cart, "remove" | "refresh" | "setBoxes" | "acceptBoxPrice">;

/**
 * Takes what the shop says now over into the cart: the new prices, the boxes still available; what is sold out or no
 * longer on sale leaves. All products are read before the first line changes, so that a failure changes nothing.
 */
export async function acceptChanges(changes: readonly LineChange[], cart: CartChanges): Promise<void> {
	const steps = await Promise.all(changes.map((change) => stepFor(change, cart)));
	for (const step of steps) step();
}

async function stepFor(change: LineChange, cart: CartChanges): Promise<() => void> {
	const { productId, kind, availableBoxes, newPriceCents } = change;
	if (kind === "gone" || kind === "soldOut" || (kind === "limited" && availableBoxes === 0))
		return () => cart.remove(productId);
	try {
		const product = await readPricedProduct(productId);
		if (kind === "short" || kind === "limited") return () => cart.setBoxes(product, availableBoxes);
		return () => {
			cart.refresh(product);
			// The catalogue may lag behind the order book for a moment: the price that was shown and accepted counts.
			cart.acceptBoxPrice(productId, newPriceCents);
		};
	} catch (cause) {
		if (cause instanceof ApiProblem && cause.status === 404) return () => cart.remove(productId);
		throw cause;
	}
}
