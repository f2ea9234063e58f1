import { ORDER_TYPES, type OrderType, type TierPricing, tiers } from "./tier-price";

/**
 * Days before a reduction of which the lowest price is the prior one, and through which there must have been a price.
 * Source: code de la consommation, art. L112-1-1, I.
 */
export const PRIOR_PRICE_DAYS = 30;

/** A price of a tier from a moment on, EUR a piece incl. VAT; null from when on the tier was not sold. */
export interface PriceChange {
	orderType: OrderType;
	pricePerPiece: number | null;
	since: Date;
}

/** Prior prices to show beside an announced reduction, EUR per piece; null for a tier that is not reduced. */
export type PriorPrices = Record<OrderType, number | null>;

/**
 * The prior prices of a product, or null where its box is not reduced: nothing may be announced of it then.
 * @param changes recorded prices, in any order; a current price that they do not end with begins `now`
 */
export function priorPrices(product: TierPricing, changes: readonly PriceChange[], now: Date): PriorPrices | null {
	const present = tiers(product);
	const prior = Object.fromEntries(
		ORDER_TYPES.map((orderType) => {
			const price = present.find((tier) => tier.orderType === orderType)?.pricePerPiece ?? null;
			return [
				orderType,
				priorPrice(
					price,
					changes.filter((change) => change.orderType === orderType),
					now,
				),
			];
		}),
	) as PriorPrices;
	return prior.box === null ? null : prior;
}

/**
 * The lowest price of the thirty days before `present` began, or null where that is not above it, or where the tier was
 * not sold all that time. Successive reductions count from the last one, perishable food like any other: both of the law's
 * exceptions are left unused.
 */
function priorPrice(present: number | null, changes: readonly PriceChange[], now: Date): number | null {
	if (present === null) return null;
	const past = [...changes].sort((a, b) => a.since.getTime() - b.since.getTime());
	const last = past.at(-1);
	const start = last?.pricePerPiece === present ? last.since : now;
	if (last?.pricePerPiece === present) past.pop();
	const from = start.getTime() - PRIOR_PRICE_DAYS * 86_400_000;
	const before = past.findLastIndex(({ since }) => since.getTime() <= from);
	if (before < 0) return null;
	const practised = past.slice(before).map(({ pricePerPiece }) => pricePerPiece);
	const sold = practised.filter((price) => price !== null);
	if (sold.length < practised.length) return null;
	const lowest = Math.min(...sold);
	return lowest > present ? lowest : null;
}

/** A reduction in whole percent, rounded down: never more is announced than is given. */
export function reductionPercent(present: number, prior: number): number {
	return Math.floor((1 - present / prior) * 100 + 1e-9);
}
