"use client";

import { heldBoxes } from "./held-boxes";
import { useCart } from "./use-cart";

/** Boxes of a product that can still be added: those in stock, and what this tab's checkout holds of it, less those in the cart. */
export function useBoxesLeft(productId: string, stock: number): number {
	const { lines, isReady } = useCart();
	const inCart = lines.find(({ product }) => product.id === productId)?.product.totalBoxes ?? 0;
	return Math.max(0, stock + (isReady ? heldBoxes(productId) : 0) - inCart);
}
