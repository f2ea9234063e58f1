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
export function quoteShipping(
	subtotalCents: number,
	rules: ShippingRules = DEFAULT_SHIPPING_RULES,
	hasFreeCarriage = false,
): ShippingQuote {
	const isFreeShipping = hasFreeCarriage || subtotalCents >= rules.freeShippingThresholdCents;
	const shippingCostCents = isFreeShipping ? 0 : rules.shippingCostCents;
	return {
		subtotalCents,
		shippingCostCents,
		totalCents: subtotalCents + shippingCostCents,
		freeShippingThresholdCents: rules.freeShippingThresholdCents,
		amountForFreeShippingCents: hasFreeCarriage ? 0 : Math.max(0, rules.freeShippingThresholdCents - subtotalCents),
		isFreeShipping,
	};
}
