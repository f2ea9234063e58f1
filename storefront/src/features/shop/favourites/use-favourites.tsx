"use client";

import { type Favourite, hasFavourite } from "@confiserie/domain/customers/favourites";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { createFavouritesStore, type FavouritesState, type FavouritesStore } from "./store";

/** `current` is for what runs across several changes without a render between them. */
type FavouritesActions = Omit<FavouritesStore, "currentOnServer" | "subscribe">;
export interface Favourites extends FavouritesState, FavouritesActions {
	count: number;
}

const FavouritesContext = createContext<FavouritesStore | null>(null);

/** Provides the favourites. One store per page; local storage persists them between pages, visits and tabs. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
	const [store] = useState(createFavouritesStore);
	// Follows the other tabs even while nothing on the page shows the favourites.
	useEffect(() => store.subscribe(() => {}), [store]);
	return <FavouritesContext value={store}>{children}</FavouritesContext>;
}

/** The favourites and what can be done with them. Needs FavouritesProvider above. Source: spec §3, §4 "Favourites". */
export function useFavourites(): Favourites {
	const store = useStore();
	const state = useSyncExternalStore(store.subscribe, store.current, store.currentOnServer);
	return useMemo(() => ({ ...store, ...state, count: state.products.length }), [store, state]);
}

/** Whether one product is a favourite, and its toggle: rerenders only when that changes, not with every favourite. */
export function useIsFavourite(productId: string): { isFavourite: boolean; toggle: FavouritesStore["toggle"] } {
	const store = useStore();
	const isFavourite = useSyncExternalStore(
		store.subscribe,
		() => hasFavourite(store.current().products, productId),
		() => false,
	);
	const toggle = (product: Favourite) => {
		store.toggle(product);
		if (hasFavourite(store.current().products, product.id)) void complete(store, product.id);
	};
	return { isFavourite, toggle };
}

/** Replaces what a page showed by the whole product, which spec §3 requires, at the prices of the signed-in customer; without a response the drawer does it later. */
async function complete(store: FavouritesStore, productId: string): Promise<void> {
	const { readProduct } = await import("./read-product");
	const product = await readProduct(productId);
	if (typeof product !== "string") store.refresh([product]);
}

function useStore(): FavouritesStore {
	const store = useContext(FavouritesContext);
	if (!store) throw new Error("Favourites need a FavouritesProvider above them");
	return store;
}
