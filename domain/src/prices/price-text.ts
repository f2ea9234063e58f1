import { formatCents, formatPiecePrice } from "../format";
import { netCents } from "../money";

/** Price view of a visitor: with VAT, the default, or without it, as companies compare prices. */
export const PRICE_VIEWS = ["ttc", "ht"] as const;

/** A text with prices in both views; without VAT it is null where the rate is not known, and the text with VAT holds. */
export type PriceText = { ttc: string; ht: string | null };

/** A text without prices: the same in both views. */
export const unpriced = (text: string): PriceText => ({ ttc: text, ht: null });

/** Writes the amounts of one view; all are given with VAT. */
export interface PriceWords {
	/** "36,00 €" from cents, for places where "TTC" or "HT" follows. */
	bare(cents: number): string;
	/** "1,38 €" of a piece's price in euros, likewise. */
	barePiece(euros: number): string;
	/** "36,00 € TTC" of cents. */
	cents(cents: number): string;
	/** "1,38 € TTC" of a piece's price in euros. */
	piece(euros: number): string;
}

/** The decimals that a piece's price has at most. */
const SCALE = 10_000;

const words = (tax: string, net: (amount: number) => number): PriceWords => {
	const bare = (cents: number) => formatCents(net(cents));
	const barePiece = (euros: number) => formatPiecePrice(pieceNet(euros, net));
	return {
		bare,
		barePiece,
		cents: (cents) => `${bare(cents)}\u00a0${tax}`,
		piece: (euros) => `${barePiece(euros)}\u00a0${tax}`,
	};
};

/** To the cent; a price of parts of a cent stays one. */
function pieceNet(euros: number, net: (amount: number) => number): number {
	const parts = Math.round(euros * SCALE);
	return parts % 100 ? net(parts) / SCALE : net(parts / 100) / 100;
}

/**
 * Renders prices once with VAT and once without, each to the cent by the rule of VAT (ADR 1). The visitor's view shows
 * one of the two (ADR 1).
 * @param ratePercent 20 or 5.5; undefined where it is not known
 */
export function priceText(ratePercent: number | undefined, say: (words: PriceWords) => string): PriceText {
	return {
		ttc: say(words("TTC", (amount) => amount)),
		ht: ratePercent === undefined ? null : say(words("HT", (amount) => netCents(amount, ratePercent))),
	};
}
