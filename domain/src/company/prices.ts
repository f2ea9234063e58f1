import type { CategoryCode } from "../catalogue/category";
import { piecesToCents } from "../money";
import type { TierPrices } from "../prices/price-change";
import { type OrderType, type TierPricing, tiers, UNITS } from "../prices/tier-price";

/** What a company is granted off the catalogue's prices, in percent. */
export interface CompanyDiscount {
	/** Null for the whole catalogue. */
	category: CategoryCode | null;
	percent: number;
}

/** Prices of a product that were agreed with a company, EUR a piece incl. VAT; null for a tier without one. */
export type OwnPrices = Readonly<Record<OrderType, number | null>>;

export const COMPANY_DISCOUNT = { maximumPercent: 90, decimals: 2 } as const;

/** Ten-thousandths of a EUR: prices have four decimals at most (ADR 1). */
const SCALE = 10_000;

/**
 * The percentage that holds for a product of these categories: the highest of its categories' own, even one of 0; else the
 * catalogue's.
 */
export function discountPercent(discounts: readonly CompanyDiscount[], categories: readonly CategoryCode[]): number {
	const own = discounts.filter(({ category }) => category !== null && categories.includes(category));
	const holding = own.length > 0 ? own : discounts.filter(({ category }) => category === null);
	return Math.max(0, ...holding.map(({ percent }) => percent));
}

/**
 * What a product costs a company, tier by tier: its own price, else the catalogue's less the discount, and never more than the
 * catalogue asks at that moment, so that an announced price below wins. A larger quantity never costs more than a smaller one,
 * whichever of the two has an own price. Promotions apply to the result. Rounded half up to the ten-thousandth of a EUR.
 */
export function companyPrices(product: TierPricing, percent: number, own: Partial<OwnPrices> | null): TierPrices {
	const { pricePerPieceBox, pricePerPieceLayer = null, pricePerPiecePallet = null } = product;
	const prices: TierPrices = { pricePerPieceBox, pricePerPieceLayer, pricePerPiecePallet };
	let smaller = Number.POSITIVE_INFINITY;
	for (const { orderType, pricePerPiece } of tiers(product)) {
		const agreed = own?.[orderType] ?? discounted(product, pricePerPiece, percent);
		smaller = Math.min(smaller, pricePerPiece, agreed);
		prices[UNITS[orderType].price] = smaller;
	}
	return prices;
}

/** A price whose box would cost less than a cent stays. */
function discounted(product: TierPricing, pricePerPiece: number, percent: number): number {
	const parts = Math.round(pricePerPiece * SCALE) * (SCALE - Math.round(percent * 100));
	const price = Math.floor((parts + SCALE / 2) / SCALE) / SCALE;
	return piecesToCents(product.piecesPerBox, price) >= 1 ? price : pricePerPiece;
}
