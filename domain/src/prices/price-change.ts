import { type OrderType, type TierPricing, tiers, UNITS } from "./tier-price";

/** Whose prices are changed: those of every tier that a product has, or of one. */
export type PricedTier = "all" | OrderType;

/**
 * By how much prices change: `percent` of what each is (two decimals), or `amount` in EUR a piece incl. VAT (four decimals).
 * Below 0 they fall.
 */
export type PriceStep = { percent: number } | { amount: number };

/** Ten-thousandths of a EUR in a cent: prices have four decimals at most (ADR 1). */
const CENT = 100;
const EURO = 100 * CENT;
/** Hundredths of a percent in the whole. */
const WHOLE = 10_000;

/** Prices of a product's tiers, EUR a piece incl. VAT; null where it has no such tier. */
export type TierPrices = Pick<TierPricing, "pricePerPieceBox"> &
	Required<Pick<TierPricing, "pricePerPieceLayer" | "pricePerPiecePallet">>;

/**
 * The prices of a product after a change, rounded half up to the cent. Where one of them, or the amount, already has
 * fractions of a cent, all are rounded to the ten-thousandth instead: sweets of 3.5 cents would not rise otherwise, and one
 * rounding for all tiers preserves their order. A price without boxes to its tier is none and stays.
 */
export function changedPrices(product: TierPricing, tier: PricedTier, step: PriceStep): TierPrices {
	const { pricePerPieceBox, pricePerPieceLayer = null, pricePerPiecePallet = null } = product;
	const prices: TierPrices = { pricePerPieceBox, pricePerPieceLayer, pricePerPiecePallet };
	const sold = tiers(product);
	const given = "amount" in step ? Math.round(step.amount * EURO) : 0;
	const isWhole = [given, ...sold.map(({ pricePerPiece }) => Math.round(pricePerPiece * EURO))].every(
		(price) => price % CENT === 0,
	);
	for (const { orderType, pricePerPiece } of sold)
		if (tier === "all" || tier === orderType)
			prices[UNITS[orderType].price] = changed(Math.round(pricePerPiece * EURO), step, isWhole ? CENT : 1) / EURO;
	return prices;
}

/** @param price in ten-thousandths of a EUR @param unit to which it is rounded, in the same */
function changed(price: number, step: PriceStep, unit: number): number {
	const parts =
		"amount" in step
			? (price + Math.round(step.amount * EURO)) * WHOLE
			: price * (WHOLE + Math.round(step.percent * 100));
	return Math.floor((parts + (WHOLE * unit) / 2) / (WHOLE * unit)) * unit;
}
