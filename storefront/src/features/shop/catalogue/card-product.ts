import type { CartSource } from "@confiserie/domain/cart/cart";
import type { Product } from "@confiserie/domain/contract/product";
import type { AllergenInformation } from "@confiserie/domain/food/allergen-codes";
import { formatInteger } from "@confiserie/domain/format";
import { piecesToCents } from "@confiserie/domain/money";
import { type PriceText, priceText } from "@confiserie/domain/prices/price-text";
import { reductionPercent } from "@confiserie/domain/prices/prior-price";
import { formatBoxes, nextTier } from "@confiserie/domain/prices/tier-price";
import { pricePerKilogramCents, type WeighedPricing } from "@confiserie/domain/prices/unit-price";
import { shownPromise } from "@/lib/shown-promise";
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
	/** Price of a piece and of a kilogram, as far as they say something more; bare. */
	comparisons: PriceText[];
	/** "dès 8 cartons : 33,12 €", the first cheaper price; bare. */
	tierText: PriceText | null;
	/** Net weight of a piece; 0 when unknown. */
	weightGrams: number;
	reduction: { percent: number; priorPrice: PriceText } | null;
	/** The one thing a ticket on the image says. */
	ticket: string | null;
	/** Sellable boxes. */
	stock: number;
	allergens: AllergenInformation;
	/** "Chez vous jeu. 3 déc."; null for nothing to promise. */
	promiseText: string | null;
}

export function cardProduct(product: Product): CardProduct {
	return {
		source: cartSource(product),
		price: product.price,
		...cardPrices(product),
		contentText: product.piecesPerBox > 1 ? `le carton de ${formatInteger(product.piecesPerBox)}` : "la pièce",
		weightGrams: product.weightGrams,
		reduction: reductionOf(product),
		ticket: ticketText(product),
		stock: product.stock,
		allergens: product.allergenInformation,
		promiseText: shownPromise(product, true),
	};
}

type Priced = WeighedPricing & Pick<CartSource, "vatRate">;

/** The prices of a card, in words. */
export function cardPrices(product: Priced): Pick<CardProduct, "priceText" | "comparisons" | "tierText"> {
	const { vatRate, piecesPerBox, pricePerPieceBox } = product;
	const perKilogram = pricePerKilogramCents(product, 1);
	return {
		priceText: priceText(vatRate, ({ bare }) => bare(piecesToCents(piecesPerBox, pricePerPieceBox))),
		comparisons: [
			...(piecesPerBox > 1 ? [priceText(vatRate, ({ barePiece }) => `${barePiece(pricePerPieceBox)} / pièce`)] : []),
			...(perKilogram === null ? [] : [priceText(vatRate, ({ bare }) => `${bare(perKilogram)} / kg`)]),
		],
		tierText: tierText(product),
	};
}

function tierText(product: Priced): PriceText | null {
	const next = nextTier(product, 1)?.tier;
	if (!next) return null;
	const boxes = formatBoxes(next.minBoxes, product);
	return priceText(product.vatRate, ({ bare }) => `dès ${boxes}\u00a0: ${bare(next.pricePerBoxCents)}`);
}

function reductionOf({ isPromo, priorPrices, pricePerPieceBox, piecesPerBox, vatRate }: Product) {
	const prior = isPromo ? priorPrices?.box : null;
	if (!prior) return null;
	return {
		percent: reductionPercent(pricePerPieceBox, prior),
		priorPrice: priceText(vatRate, ({ bare }) => bare(piecesToCents(piecesPerBox, prior))),
	};
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
