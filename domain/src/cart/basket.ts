import { type BoxesOf, mergeBoxes } from "../customers/saved-list";

/** Most products of a cart, and of the favourites, that an account keeps; an order has fewer. */
export const BASKET_LIMITS = { cart: 500, favourites: 500 } as const;

/** A cart and favourites; quantities in boxes. */
export interface Basket {
	cart: readonly BoxesOf[];
	favourites: readonly string[];
}

/**
 * What a device and its account are to hold. Where one alone has changed since they last agreed, it counts, so that what
 * was removed stays removed. Where both have, or have never agreed (a sign-in), nothing is lost: of each product the larger
 * quantity stays, and every favourite.
 * @param base what both held when they last agreed; null before
 */
export function reconcile({ base, local, server }: { base: Basket | null; local: Basket; server: Basket }): Basket {
	if (base && isSame(base, server)) return local;
	if (base && isSame(base, local)) return server;
	return {
		cart: mergeBoxes(local.cart, server.cart).slice(0, BASKET_LIMITS.cart),
		favourites: [...new Set([...local.favourites, ...server.favourites])].slice(0, BASKET_LIMITS.favourites),
	};
}

/** Whether two baskets hold the same, in whatever order. */
export function isSame(one: Basket, other: Basket): boolean {
	return wordsOf(one) === wordsOf(other);
}

const wordsOf = ({ cart, favourites }: Basket): string =>
	JSON.stringify([cart.map(({ productId, quantity }) => `${productId} ${quantity}`).sort(), [...favourites].sort()]);
