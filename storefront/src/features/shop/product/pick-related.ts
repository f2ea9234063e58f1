import type { Product } from "@confiserie/domain/contract/product";

/** Cards below a product. */
export const RELATED_COUNT = 4;

/**
 * Products to show beside one of the same list: those that follow it, round to the start, so that each product leads
 * on to others; what can be bought comes first.
 */
export function pickRelated(list: readonly Product[], id: string): Product[] {
	const place = list.findIndex((product) => product.id === id);
	const following = [...list.slice(place + 1), ...list.slice(0, Math.max(place, 0))];
	const inStock = following.filter(({ stock }) => stock > 0);
	const soldOut = following.filter(({ stock }) => stock <= 0);
	return [...inStock, ...soldOut].slice(0, RELATED_COUNT);
}
