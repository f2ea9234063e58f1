import { readValue, removeItem, writeItem } from "@/lib/safe-storage";
import type { PaymentItem } from "./payment-items";

/**
 * Boxes that the checkout of this tab holds in stock, by product id. The catalogue counts them as sold; to their
 * holder they are available. Stored for the session beside the checkout.
 */
const KEY = "heldBoxes";

export function keepHeldBoxes(items: readonly PaymentItem[]): void {
	writeItem("session", KEY, JSON.stringify(Object.fromEntries(items.map((item) => [item.productId, item.quantity]))));
}

export function forgetHeldBoxes(): void {
	removeItem("session", KEY);
}

/** Boxes of that product held by this checkout, 0 when there is none. */
export function heldBoxes(productId: string): number {
	const boxes = ((readValue("session", KEY) ?? {}) as Record<string, unknown>)[productId];
	return typeof boxes === "number" && boxes > 0 ? boxes : 0;
}
