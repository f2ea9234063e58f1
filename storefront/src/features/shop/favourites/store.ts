import { STORAGE_KEYS } from "@confiserie/domain/cart/cart";
import {
	addFavourite,
	type Favourite,
	hasFavourite,
	INVALID_PRODUCT,
	isFavourable,
	refreshFavourites,
	removeFavourite,
	restoreFavourite,
	toggleFavourite,
} from "@confiserie/domain/customers/favourites";
import { listeners } from "@/lib/listeners";
import { readFavourites, writeFavourites } from "./stored-favourites";

export interface FavouritesState {
	products: readonly Favourite[];
	/** False on the server and until the browser's storage has been read: "empty" is not known yet. */
	isReady: boolean;
	lastAdded: Favourite | null;
	/** The drawer, apart from the cart's own. */
	isOpen: boolean;
}
const UNREAD: FavouritesState = { products: [], isReady: false, lastAdded: null, isOpen: false };

export type FavouritesStore = ReturnType<typeof createFavouritesStore>;

/**
 * The favourites outside React: local storage is the truth, re-read before each change so that two tabs cannot undo
 * each other, and followed at once when another tab writes it. Source: spec §4 "Favourites".
 */
export function createFavouritesStore() {
	let state = UNREAD;
	const { tell, subscribe } = listeners((event) => {
		if (event.key === null || event.key === STORAGE_KEYS.favorites) set({ products: readFavourites(), isReady: true });
	});

	function set(next: Partial<FavouritesState>): void {
		state = { ...state, ...next };
		tell();
	}
	function current(): FavouritesState {
		if (!state.isReady) state = { ...state, products: readFavourites(), isReady: true };
		return state;
	}
	function change(
		edit: (products: readonly Favourite[]) => readonly Favourite[],
		next: (before: readonly Favourite[]) => Partial<FavouritesState> = () => ({}),
	): void {
		const before = readFavourites();
		const products = edit(before);
		if (products !== before) writeFavourites(products);
		set({ products, isReady: true, ...next(before) });
	}
	/** Applies `edit` to a product with an id, else only logs to the console. Source: spec §5. */
	function changeWith(
		product: Favourite,
		edit: (products: readonly Favourite[], product: Favourite) => readonly Favourite[],
	): void {
		if (!isFavourable(product)) {
			console.error(INVALID_PRODUCT, product);
			return;
		}
		change(
			(products) => edit(products, product),
			(before) => (hasFavourite(before, product.id) ? {} : { lastAdded: product }),
		);
	}

	return {
		current,
		currentOnServer: (): FavouritesState => UNREAD,
		subscribe,
		/** Adds a product; one already present is ignored. */
		add: (product: Favourite): void => changeWith(product, addFavourite),
		/** Adds or removes according to presence. */
		toggle: (product: Favourite): void => changeWith(product, toggleFavourite),
		remove: (productId: string): void => change((products) => removeFavourite(products, productId)),
		/** Puts a removed product back where it was. */
		restore: (product: Favourite, index: number): void =>
			change((products) => restoreFavourite(products, product, index)),
		/** Takes the current figures of products over, in place. */
		refresh: (fresh: readonly Favourite[]): void => change((products) => refreshFavourites(products, fresh)),
		clear: (): void =>
			change(
				() => [],
				() => ({ lastAdded: null }),
			),
		open: (): void => set({ isOpen: true }),
		close: (): void => set({ isOpen: false }),
	};
}
