import type { ShippingQuoteResponse } from "../contract/payment";
import { toEuros } from "../money";
import { type TaxedAmount, taxInEuros } from "../tax/taxed-amount";
import type { ShippingQuote } from "./shipping";

/** What the shop's options and its calendar add to a quote. */
type Offer = Pick<
	ShippingQuoteResponse,
	"zoneVat" | "optionId" | "options" | "dispatchBy" | "promise" | "leavesWithin48h" | "nextStep"
>;

/** Promotions are the server's: a page shows them once it responded. */
const UNPROMOTED = { discount: 0, promotions: [], code: null };

/** Of a quote that the server was not asked for. */
const UNKNOWN: Offer = {
	zoneVat: null,
	optionId: null,
	options: [],
	dispatchBy: null,
	promise: null,
	leavesWithin48h: false,
	nextStep: null,
};

/**
 * A quote as /api returns it, in EUR. Source: spec §3 "Shipping calculation result".
 * @param taxes of the goods with their delivery, by rate
 */
export function quoteInEuros(
	quote: ShippingQuote,
	taxes: readonly TaxedAmount[],
	offer: Offer = UNKNOWN,
): ShippingQuoteResponse {
	return {
		subtotal: toEuros(quote.subtotalCents),
		shippingCost: toEuros(quote.shippingCostCents),
		totalWithShipping: toEuros(quote.totalCents),
		freeShippingThreshold: toEuros(quote.freeShippingThresholdCents),
		amountForFreeShipping: toEuros(quote.amountForFreeShippingCents),
		isFreeShipping: quote.isFreeShipping,
		taxes: taxes.map(taxInEuros),
		...UNPROMOTED,
		...offer,
	};
}
