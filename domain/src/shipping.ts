import type { ShippingQuoteResponse } from "./contract/payment";
import { toEuros } from "./money";
import { type TaxedAmount, taxInEuros } from "./tax/taxed-amount";

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
	const isFreeShipping = subtotalCents >= rules.freeShippingThresholdCents;
	const shippingCostCents = isFreeShipping ? 0 : rules.shippingCostCents;
	return {
		subtotalCents,
		shippingCostCents,
		totalCents: subtotalCents + shippingCostCents,
		freeShippingThresholdCents: rules.freeShippingThresholdCents,
		amountForFreeShippingCents: Math.max(0, rules.freeShippingThresholdCents - subtotalCents),
		isFreeShipping,
	};
}

/**
 * A quote as /api returns it, in EUR. Source: spec §3 "Shipping calculation result".
 * @param taxes of the goods with their delivery, by rate
 */
export function quoteInEuros(quote: ShippingQuote, taxes: readonly TaxedAmount[]): ShippingQuoteResponse {
	return {
		subtotal: toEuros(quote.subtotalCents),
		shippingCost: toEuros(quote.shippingCostCents),
		totalWithShipping: toEuros(quote.totalCents),
		freeShippingThreshold: toEuros(quote.freeShippingThresholdCents),
		amountForFreeShipping: toEuros(quote.amountForFreeShippingCents),
		isFreeShipping: quote.isFreeShipping,
		taxes: taxes.map(taxInEuros),
	};
}
