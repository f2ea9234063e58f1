import type { Product } from "@confiserie/domain/contract/product";

const CARD_FIELDS = [
	...(["id", "name", "imageUrl", "price", "weightGrams", "stock", "tags", "isNew", "isPromo"] as const),
	...(["piecesPerBox", "boxesPerLayer", "boxesPerPallet"] as const),
	...(["pricePerPieceBox", "pricePerPieceLayer", "pricePerPiecePallet"] as const),
] as const;

/** What a card shows of a product, and what its cart line needs. */
export type CardProduct = Pick<Product, (typeof CARD_FIELDS)[number]>;

/** The fields of a card alone: a page of twenty sends the browser these instead of whole products. */
export function cardProduct(product: Product): CardProduct {
	return Object.fromEntries(CARD_FIELDS.map((field) => [field, product[field]])) as CardProduct;
}
