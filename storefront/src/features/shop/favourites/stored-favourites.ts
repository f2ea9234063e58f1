import { STORAGE_KEYS } from "@confiserie/domain/cart/cart";
import { type Favourite, INVALID_PRODUCT, isFavourable } from "@confiserie/domain/customers/favourites";
import { readItem, writeItem } from "@/lib/safe-storage";

/** The favourites in local storage; empty, with a console message, when they are unreadable. Source: spec §3, §4. */
export function readFavourites(): readonly Favourite[] {
	const text = readItem("local", STORAGE_KEYS.favorites);
	if (text === null) return [];
	try {
		const stored: unknown = JSON.parse(text);
		if (!Array.isArray(stored)) throw new TypeError("The stored favourites are no list");
		return sound(stored);
	} catch (cause) {
		console.error("Erreur lors du chargement des favoris", cause);
		return [];
	}
}

/** Writes the favourites; a refusal (storage full or forbidden) is only logged. Source: spec §8 "Cart and favourites". */
export function writeFavourites(products: readonly Favourite[]): void {
	if (!writeItem("local", STORAGE_KEYS.favorites, JSON.stringify(products))) {
		console.error("Erreur lors de la sauvegarde des favoris");
	}
}

/** Products with an id, each once; invalid entries are logged to the console and dropped. */
function sound(stored: readonly unknown[]): Favourite[] {
	const byId = new Map<string, Favourite>();
	for (const product of stored) {
		if (!isFavourable(product)) console.error(INVALID_PRODUCT, product);
		else if (!byId.has(product.id)) byId.set(product.id, product);
	}
	return [...byId.values()];
}
