import { stockBand } from "@confiserie/domain/catalogue/stock-band";
import { type Favourite, favouriteBoxPrice, favouriteSource } from "@confiserie/domain/customers/favourites";
import { promiseText } from "@confiserie/domain/delivery/promise-words";
import { formatInteger } from "@confiserie/domain/format";
import { toCents } from "@confiserie/domain/money";
import { type PriceText, priceText, unpriced } from "@confiserie/domain/prices/price-text";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { pricePerKilogramCents } from "@confiserie/domain/prices/unit-price";
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
	text: PriceText;
}

/** What one should know before buying: no longer on sale, out of stock or nearly, dearer or cheaper than it was. */
export function remarksOf(product: Favourite, check: FavouriteCheck | undefined): Remark[] {
	if (check?.isOnSale === false) return [{ tone: "error", text: unpriced("Ce produit n'est plus en vente.") }];
	const remarks: Remark[] = [];
	const { stock } = product;
	if (typeof stock === "number") {
		const band = stockBand(stock);
		if (band === "out") remarks.push({ tone: "error", text: unpriced("En rupture de stock.") });
		if (band === "low")
			remarks.push({ tone: "warning", text: unpriced(`Plus que ${formatBoxes(stock, favouriteSource(product))}.`) });
	}
	const { priceBefore = null, priceNow = null } = check ?? {};
	if (priceBefore !== null && priceNow !== null && priceBefore > 0)
		remarks.push({
			tone: "warning",
			text: priceText(
				favouriteSource(product).vatRate,
				({ bare, cents }) => `Le prix est passé de ${bare(toCents(priceBefore))} à ${cents(toCents(priceNow))}.`,
			),
		});
	return remarks;
}

/** "Chez vous jeu. 3 déc.", once the shop has said so. */
export const promiseOf = (check: FavouriteCheck | undefined): string | null =>
	check?.promise ? promiseText(check.promise, new Date(), true) : null;
