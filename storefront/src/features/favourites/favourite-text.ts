import { type Favourite, favouriteBoxPrice, favouriteSource } from "@confiserie/domain/favourites";
import { formatCount, formatEuros, formatInteger } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { type PriceText, priceText } from "@confiserie/domain/price-text";
import { stockBand } from "@confiserie/domain/stock-band";
import { pricePerKilogramCents } from "@confiserie/domain/unit-price";
import type { FavouriteCheck } from "./use-fresh-favourites";

/** "36,00 €", bare; null when no price is known. */
export function boxPriceText(product: Favourite): PriceText | null {
	const price = favouriteBoxPrice(product);
	return price > 0 ? priceText(favouriteSource(product).vatRate, ({ bare }) => bare(toCents(price))) : null;
}

/** "le carton de 24", "la pièce". */
export function unitText(product: Favourite): string {
	const { piecesPerBox } = favouriteSource(product);
	return piecesPerBox > 1 ? `le carton de ${formatInteger(piecesPerBox)}` : "la pièce";
}

/** "1,50 € TTC / pièce", "37,50 € TTC / kg": unit prices that are known and not shown already. */
export function comparisonTexts(product: Favourite): PriceText[] {
	const source = favouriteSource(product);
	const perKilogram =
		typeof product.weightGrams === "number" && source.pricePerPieceBox > 0
			? pricePerKilogramCents({ ...source, weightGrams: product.weightGrams }, 1)
			: null;
	return [
		...(source.piecesPerBox > 1
			? [priceText(source.vatRate, ({ piece }) => `${piece(source.pricePerPieceBox)} / pièce`)]
			: []),
		...(perKilogram === null ? [] : [priceText(source.vatRate, ({ cents }) => `${cents(perKilogram)} / kg`)]),
	];
}

/** Whether one may still be put into the cart, as far as is known: on sale, and not out of stock. */
export function isAvailable(product: Favourite, check: FavouriteCheck | undefined): boolean {
	return check?.isOnSale !== false && !(typeof product.stock === "number" && stockBand(product.stock) === "out");
}

export interface Remark {
	tone: "error" | "warning";
	text: string;
}

/** What one should know before buying: no longer on sale, out of stock or nearly, dearer or cheaper than it was. */
export function remarksOf(product: Favourite, check: FavouriteCheck | undefined): Remark[] {
	if (check?.isOnSale === false) return [{ tone: "error", text: "Ce produit n'est plus en vente." }];
	const remarks: Remark[] = [];
	const { stock } = product;
	if (typeof stock === "number") {
		const unit = favouriteSource(product).piecesPerBox > 1 ? "carton" : "pièce";
		const band = stockBand(stock);
		if (band === "out") remarks.push({ tone: "error", text: "En rupture de stock." });
		if (band === "low") remarks.push({ tone: "warning", text: `Plus que ${formatCount(stock, unit)}.` });
	}
	if (check && check.priceBefore !== null && check.priceNow !== null && check.priceBefore > 0) {
		const move = `${formatEuros(check.priceBefore)} à ${formatEuros(check.priceNow)}`;
		remarks.push({ tone: "warning", text: `Le prix est passé de ${move} TTC.` });
	}
	return remarks;
}
