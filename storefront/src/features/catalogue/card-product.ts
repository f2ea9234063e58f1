import type { CartSource } from "@confiserie/domain/cart";
import type { Product } from "@confiserie/domain/contract/product";
import { formatCents, formatEuros, formatPiecePrice } from "@confiserie/domain/format";
import { pricePerKilogramCents } from "@confiserie/domain/unit-price";
import { cartSource } from "./cart-source";

/**
 * What a card shows, in words already, and what its cart line needs. Made on the server: the browser of twenty cards
 * gets neither whole products nor anything to format.
 */
export interface CardProduct {
	source: CartSource;
	/** EUR, the box. */
	price: number;
	/** "36,00 €" */
	priceText: string;
	/** "le carton de 24" */
	contentText: string;
	/** Price of a piece and of a kilogram, as far as they say something more. */
	comparisons: string[];
	/** The one thing a ticket on the picture says. */
	ticket: string | null;
	/** Sellable boxes. */
	stock: number;
}

export function cardProduct(product: Product): CardProduct {
	const isBox = product.piecesPerBox > 1;
	const perKilogram = pricePerKilogramCents(product, 1);
	return {
		source: cartSource(product),
		price: product.price,
		priceText: formatEuros(product.price),
		contentText: isBox ? `le carton de ${product.piecesPerBox}` : "la pièce",
		comparisons: [
			...(isBox ? [`${formatPiecePrice(product.pricePerPieceBox)} / pièce`] : []),
			...(perKilogram === null ? [] : [`${formatCents(perKilogram)} / kg`]),
		],
		ticket: ticketText(product),
		stock: product.stock,
	};
}

function ticketText({ isPromo, isNew, tags }: Product): string | null {
	if (isPromo) return "Promo";
	if (isNew) return "Nouveau";
	if (tags.includes("BESTSELLER")) return "Meilleure vente";
	return tags.includes("ARTISANAL") ? "Artisanal" : null;
}
