"use client";

import { type Favourite, favouriteName, favouriteSource } from "@confiserie/domain/customers/favourites";
import { useCart } from "@/features/shop/cart";
import { useFavourites } from "./use-favourites";
import type { FreshFavourites } from "./use-fresh-favourites";

/** Moves favourites into the cart, one unit of each. Source: spec §4 "Favourites". */
export function useMoveToCart(checks: FreshFavourites["checks"]) {
	const cart = useCart();
	const favourites = useFavourites();

	function add(product: Favourite): void {
		if (checks[product.id]?.isOnSale === false) throw new Error("This product is no longer on sale");
		cart.add(favouriteSource(product), "box", 1);
	}
	return {
		/** Adds one unit of a product and takes it out of the favourites. */
		moveOne(product: Favourite): void {
			add(product);
			favourites.remove(product.id);
		},
		/** Adds one unit of each, logs failures and continues; then empties the favourites. */
		moveAll(): void {
			for (const product of favourites.products) {
				try {
					add(product);
				} catch (cause) {
					console.error(`Erreur lors de l'ajout au panier de « ${favouriteName(product)} »`, cause);
				}
			}
			favourites.clear();
		},
	};
}
