import { roundHalfUp } from "../money";
import { pricePerBoxCents, type TierPricing } from "./tier-price";

/** What the price of a kilogram needs: the tiers and the net weight of one piece in grams. */
export type WeighedPricing = TierPricing & { weightGrams: number };

/**
 * Price of one kilogram in cents when `totalBoxes` are ordered, half up; null for what has no net weight.
 * Prepacked food must show it beside its selling price (arrêté du 16 novembre 1999).
 */
export function pricePerKilogramCents(product: WeighedPricing, totalBoxes: number): number | null {
	const gramsPerBox = product.weightGrams * product.piecesPerBox;
	if (!(gramsPerBox > 0)) return null;
	return roundHalfUp((pricePerBoxCents(product, totalBoxes) * 1000) / gramsPerBox);
}

/** Net weight in grams of `totalBoxes` boxes. */
export function netWeightGrams(product: WeighedPricing, totalBoxes: number): number {
	return product.weightGrams * product.piecesPerBox * totalBoxes;
}
