import type { CartSource } from "@confiserie/domain/cart";
import type { Product } from "@confiserie/domain/contract/product";
import { formatInteger } from "@confiserie/domain/format";
import { piecesToCents, toCents } from "@confiserie/domain/money";
import { type PriceText, priceText } from "@confiserie/domain/price-text";
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
	/** "36,00 €", bare. */
	priceText: PriceText;
	/** "le carton de 24" */
	contentText: string;
	/** Price of a piece and of a kilogram, as far as they say something more, and the price before an announced reduction. */
	comparisons: PriceText[];
	/** The one thing a ticket on the image says. */
	ticket: string | null;
	/** Sellable boxes. */
	stock: number;
}

export function cardProduct(product: Product): CardProduct {
	const isBox = product.piecesPerBox > 1;
	const perKilogram = pricePerKilogramCents(product, 1);
	const { vatRate } = product;
	return {
		source: cartSource(product),
		price: product.price,
		priceText: priceText(vatRate, ({ bare }) => bare(toCents(product.price))),
		contentText: isBox ? `le carton de ${formatInteger(product.piecesPerBox)}` : "la pièce",
		comparisons: [
			...(isBox ? [priceText(vatRate, ({ piece }) => `${piece(product.pricePerPieceBox)} / pièce`)] : []),
			...(perKilogram === null ? [] : [priceText(vatRate, ({ cents }) => `${cents(perKilogram)} / kg`)]),
			...priorText(product),
		],
		ticket: ticketText(product),
		stock: product.stock,
	};
}

/** "Prix antérieur : 51,60 € TTC", in the law's own words, beside the announcement of a reduction. */
function priorText({ isPromo, priorPrices, piecesPerBox, vatRate }: Product): PriceText[] {
	const prior = isPromo ? priorPrices?.box : null;
	if (!prior) return [];
	return [priceText(vatRate, ({ cents }) => `Prix antérieur\u00a0: ${cents(piecesToCents(piecesPerBox, prior))}`)];
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
