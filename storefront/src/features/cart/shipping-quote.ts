import { type CartLine, cartTotal } from "@confiserie/domain/cart";
import type { ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import { quoteInEuros } from "@confiserie/domain/delivery/quote-response";
import { toCents } from "@confiserie/domain/money";
import { quoteShipping } from "@confiserie/domain/shipping";
import { api } from "@/lib/api";
import { cartTax } from "./cart-tax";
import { paymentItems } from "./payment-items";

export interface ShippingFigures extends ShippingQuoteResponse {
	/** False for the storefront's own figures: the server was not asked yet, or did not respond. */
	isFromServer: boolean;
}

/**
 * Shipping of the cart in EUR by POST /payments/calculate-shipping; the local rule when that fails. Never throws,
 * except the AbortError of its own signal. Source: spec §7 "on failure a local fallback is used".
 */
export async function requestShippingQuote(lines: readonly CartLine[], signal?: AbortSignal): Promise<ShippingFigures> {
	try {
		// Fetched with the first quote: the schemas weigh more than all the rest of a page that only shows products.
		const { shippingQuoteSchema } = await import("@confiserie/domain/contract/payment");
		const body = { items: paymentItems(lines) };
		const quote = await api.post("/payments/calculate-shipping", body, shippingQuoteSchema, signal ? { signal } : {});
		return { ...quote, isFromServer: true };
	} catch (cause) {
		if (signal?.aborted) throw cause;
		return localShippingQuote(lines);
	}
}

/** The specified rule (free from 40 EUR, else 4.99 EUR) on the cart's own prices. Source: spec §9. */
export function localShippingQuote(lines: readonly CartLine[]): ShippingFigures {
	const quote = quoteShipping(toCents(cartTotal(lines)));
	const taxes = cartTax(lines, quote.shippingCostCents)?.totals ?? [];
	return { ...quoteInEuros(quote, taxes), isFromServer: false };
}
