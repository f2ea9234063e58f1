"use client";

import type { CartLine } from "@confiserie/domain/cart/cart";
import { heldBoxes } from "./held-boxes";
import { useCart } from "./use-cart";

/** Boxes of a product that can be added to these lines: those in stock, and what this tab's checkout holds of it, less those there. */
export function boxesLeft({ id, stock }: { id: string; stock: number }, inCart: readonly CartLine[]): number {
	const there = inCart.find(({ product }) => product.id === id)?.product.totalBoxes ?? 0;
	return Math.max(0, stock + heldBoxes(id) - there);
}

/** The same for the cart; what is held is not known before the browser's storage has been read. */
export function useBoxesLeft(id: string, stock: number): number {
	const { lines, isReady } = useCart();
	return isReady ? boxesLeft({ id, stock }, lines) : Math.max(0, stock);
}
