import type { BoxPrice } from "@confiserie/domain/channels/sales-channel";
import { CURRENCY, toEuros } from "@confiserie/domain/money";
import { type TierPricing, tiers } from "@confiserie/domain/prices/tier-price";

/** A price of Medusa: EUR incl. VAT a box, for a range of boxes. */
export interface NativePrice {
	amount: number;
	currency_code: string;
	min_quantity?: number;
	max_quantity?: number;
}

/** The tiers of a product as Medusa's own variant prices. */
export function tierPrices(product: TierPricing): NativePrice[] {
	return nativePrices(tiers(product));
}

/**
 * Prices of a box, smallest quantity first, as prices of Medusa. The ranges do not overlap: where several prices match,
 * Medusa takes the lowest, and a tier dearer than the one before it would never be charged. The box price has no
 * minimum, so that it is also the price that Medusa shows without a quantity.
 */
export function nativePrices(all: readonly BoxPrice[]): NativePrice[] {
	return all.map((tier, index) => {
		const next = all[index + 1];
		return {
			amount: toEuros(tier.pricePerBoxCents),
			currency_code: CURRENCY,
			...(index > 0 ? { min_quantity: tier.minBoxes } : {}),
			...(next ? { max_quantity: next.minBoxes - 1 } : {}),
		};
	});
}
