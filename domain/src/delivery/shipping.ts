/** Shipping rules are data of the shop; these are the specified defaults and the storefront's fallback. Source: spec §9. */
export interface ShippingRules {
	freeShippingThresholdCents: number;
	shippingCostCents: number;
}

export const DEFAULT_SHIPPING_RULES: ShippingRules = { freeShippingThresholdCents: 4000, shippingCostCents: 499 };

export interface ShippingQuote {
	subtotalCents: number;
	shippingCostCents: number;
	totalCents: number;
	freeShippingThresholdCents: number;
	amountForFreeShippingCents: number;
	isFreeShipping: boolean;
}

/** Shipping of a cart of `subtotalCents`: free from the threshold on, else the flat cost. Source: spec §3, §9. */
export function quoteShipping(subtotalCents: number, rules: ShippingRules = DEFAULT_SHIPPING_RULES): ShippingQuote {
	const { freeShippingThresholdCents, shippingCostCents } = rules;
	const cents = subtotalCents >= freeShippingThresholdCents ? 0 : shippingCostCents;
	return shippingQuote(subtotalCents, cents, freeShippingThresholdCents);
}

/** A quote at a known cost of delivery, which may be free below the threshold too. */
export function shippingQuote(
	subtotalCents: number,
	shippingCostCents: number,
	freeShippingThresholdCents: number,
): ShippingQuote {
	const isFreeShipping = shippingCostCents === 0;
	return {
		subtotalCents,
		shippingCostCents,
		totalCents: subtotalCents + shippingCostCents,
		freeShippingThresholdCents,
		amountForFreeShippingCents: isFreeShipping ? 0 : Math.max(0, freeShippingThresholdCents - subtotalCents),
		isFreeShipping,
	};
}
