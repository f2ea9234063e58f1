import type { OfferedOption, ShippingQuoteResponse } from "../contract/payment";
import { toEuros } from "../money";
import type { ShippingQuote } from "../shipping";
import { type TaxedAmount, taxInEuros } from "../tax/taxed-amount";

/** What the shop's options add to a quote. */
interface Offer {
	optionId: string | null;
	options: OfferedOption[];
}

/**
 * A quote as /api returns it, in EUR. Source: spec §3 "Shipping calculation result".
 * @param taxes of the goods with their delivery, by rate
 */
export function quoteInEuros(
	quote: ShippingQuote,
	taxes: readonly TaxedAmount[],
	{ optionId, options }: Offer = { optionId: null, options: [] },
): ShippingQuoteResponse {
	return {
		subtotal: toEuros(quote.subtotalCents),
		shippingCost: toEuros(quote.shippingCostCents),
		totalWithShipping: toEuros(quote.totalCents),
		freeShippingThreshold: toEuros(quote.freeShippingThresholdCents),
		amountForFreeShipping: toEuros(quote.amountForFreeShippingCents),
		isFreeShipping: quote.isFreeShipping,
		taxes: taxes.map(taxInEuros),
		optionId,
		options,
	};
}
