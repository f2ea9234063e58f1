"use client";

import { cartCount, cartTotal } from "@confiserie/domain/cart/cart";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type CartState, type CartStore, createCartStore } from "./store";

type CartActions = Omit<CartStore, "current" | "currentOnServer" | "subscribe">;
export interface Cart extends CartState, CartActions {
	/** EUR incl. VAT: price times quantity, lines without a numeric price skipped. */
	total: number;
	/** Number of units over all lines. */
	count: number;
}

const CartContext = createContext<CartStore | null>(null);

/** Provides the cart. One store per page; local storage persists it between pages, visits and tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
	const [store] = useState(createCartStore);
	// Follows the other tabs even while nothing on the page shows the cart.
	useEffect(() => store.subscribe(() => {}), [store]);
	return <CartContext value={store}>{children}</CartContext>;
}

/** The cart and what can be done with it. Needs CartProvider above. Source: spec §3 "Cart derived values", §4. */
export function useCart(): Cart {
	const store = useContext(CartContext);
	if (!store) throw new Error("useCart needs a CartProvider above it");
	const state = useSyncExternalStore(store.subscribe, store.current, store.currentOnServer);
	return useMemo(
		() => ({ ...store, ...state, total: cartTotal(state.lines), count: cartCount(state.lines) }),
		[store, state],
	);
}
