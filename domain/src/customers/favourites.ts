import type { CartSource } from "../cart/cart";
import { FALLBACK_PRODUCT_NAME } from "../catalogue/catalogue";
import { piecesToCents, toCents, toEuros } from "../money";

/**
 * A product as it was when it was put aside: the whole object, of which only the id is sure, since browser storage
 * outlives releases. Source: spec §3 "Favourites".
 */
export type Favourite = { readonly id: string; readonly [field: string]: unknown };

/** Console message for a product that cannot be stored. Source: spec §5. */
export const INVALID_PRODUCT = "Produit invalide";

/** Whether a value can be a favourite: a product with an id. Source: spec §5. */
export function isFavourable(value: unknown): value is Favourite {
	if (typeof value !== "object" || value === null || !("id" in value)) return false;
	return typeof value.id === "string" && value.id.trim() !== "";
}

export function hasFavourite(list: readonly Favourite[], productId: string): boolean {
	return list.some(({ id }) => id === productId);
}

/** Appends a product; one already present is ignored and stays as it was put aside. Source: spec §4 "Favourites". */
export function addFavourite(list: readonly Favourite[], product: Favourite): readonly Favourite[] {
	return hasFavourite(list, product.id) ? list : [...list, product];
}

export function removeFavourite(list: readonly Favourite[], productId: string): readonly Favourite[] {
	return list.filter(({ id }) => id !== productId);
}

/** Adds or removes according to presence. Source: spec §4 "Favourites". */
export function toggleFavourite(list: readonly Favourite[], product: Favourite): readonly Favourite[] {
	return hasFavourite(list, product.id) ? removeFavourite(list, product.id) : addFavourite(list, product);
}

/** Puts a removed product back at `index`, unless it has come back meanwhile. */
export function restoreFavourite(list: readonly Favourite[], product: Favourite, index: number): readonly Favourite[] {
	return hasFavourite(list, product.id) ? list : [...list.slice(0, index), product, ...list.slice(index)];
}

/** Takes the current figures of products over, in place; products that are no longer favourites are left out. */
export function refreshFavourites(list: readonly Favourite[], fresh: readonly Favourite[]): readonly Favourite[] {
	const byId = new Map(fresh.map((product) => [product.id, product]));
	return list.map((product) => byId.get(product.id) ?? product);
}

/** Name to show: `name`, else its display alias `title`, else the fallback label. */
export function favouriteName({ name, title }: Favourite): string {
	return text(name) || text(title) || FALLBACK_PRODUCT_NAME;
}

/** Address of the image: `imageUrl`, else its display alias `img`, else empty. */
export function favouriteImage({ imageUrl, img }: Favourite): string {
	return text(imageUrl) || text(img);
}

/**
 * Price of one box in EUR: derived from pricePerPieceBox when present, else `price`, else 0.
 * Source: spec §4 "Tout ajouter au panier", ADR 1.
 */
export function favouriteBoxPrice(product: Favourite): number {
	const source = favouriteSource(product);
	return toEuros(piecesToCents(source.piecesPerBox, source.pricePerPieceBox));
}

/**
 * What the cart needs to take a favourite in. Without pricePerPieceBox the box counts as one piece at the box price,
 * without tiers: they would be computed from a price that is not there.
 */
export function favouriteSource(product: Favourite): CartSource {
	const identity = {
		id: product.id,
		name: favouriteName(product),
		imageUrl: favouriteImage(product),
		vatRate: amount(product.vatRate) ?? undefined,
	};
	const pricePerPieceBox = amount(product.pricePerPieceBox);
	if (pricePerPieceBox === null) {
		const boxPrice = toEuros(toCents(amount(product.price) ?? 0));
		return { ...identity, piecesPerBox: 1, pricePerPieceBox: boxPrice };
	}
	return {
		...identity,
		piecesPerBox: amount(product.piecesPerBox) || 1,
		boxesPerLayer: amount(product.boxesPerLayer),
		boxesPerPallet: amount(product.boxesPerPallet),
		pricePerPieceBox,
		pricePerPieceLayer: amount(product.pricePerPieceLayer),
		pricePerPiecePallet: amount(product.pricePerPiecePallet),
	};
}

/** A figure that may have been stored as a number or a string; null when it is neither or negative. Source: spec §3. */
function amount(value: unknown): number | null {
	if (typeof value !== "number" && (typeof value !== "string" || value.trim() === "")) return null;
	const number = Number(value);
	return Number.isFinite(number) && number >= 0 ? number : null;
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
