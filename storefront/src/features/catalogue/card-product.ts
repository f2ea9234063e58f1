import type { CartSource } from "@confiserie/domain/cart";
import type { Product } from "@confiserie/domain/contract/product";
import { formatCents, formatEuros, formatInteger, formatPiecePrice } from "@confiserie/domain/format";
import { piecesToCents } from "@confiserie/domain/money";
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
	/** Price of a piece and of a kilogram, as far as they say something more, and the price before an announced reduction. */
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
		contentText: isBox ? `le carton de ${formatInteger(product.piecesPerBox)}` : "la pièce",
		comparisons: [
			...(isBox ? [`${formatPiecePrice(product.pricePerPieceBox)} / pièce`] : []),
			...(perKilogram === null ? [] : [`${formatCents(perKilogram)} / kg`]),
			...priorText(product),
		],
		ticket: ticketText(product),
		stock: product.stock,
	};
}

/** "Prix antérieur : 51,60 €", in the law's own words, beside the announcement of a reduction. */
function priorText({ isPromo, priorPrices, piecesPerBox }: Product): string[] {
	const prior = isPromo ? priorPrices?.box : null;
	return prior ? [`Prix antérieur\u00a0: ${formatCents(piecesToCents(piecesPerBox, prior))}`] : [];
}

function ticketText({ isPromo, isNew, tags }: Product): string | null {
	if (isPromo) return "Promo";
	if (isNew) return "Nouveau";
	if (tags.includes("BESTSELLER")) return "Meilleure vente";
	return tags.includes("ARTISANAL") ? "Artisanal" : null;
}

/** A ticket that most cards of a list wear tells none of them apart, and is left out. */
export function withTellingTickets(cards: readonly CardProduct[]): CardProduct[] {
	const wearing = (ticket: string) => cards.filter((card) => card.ticket === ticket).length;
	const tells = (ticket: string) => cards.length < 3 || wearing(ticket) * 2 <= cards.length;
	return cards.map((card) => (card.ticket && tells(card.ticket) ? card : { ...card, ticket: null }));
}
