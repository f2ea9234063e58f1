import { type CartLine, cartTotal } from "@confiserie/domain/cart/cart";
import type { DeliveryChoiceInput, ShippingQuoteResponse } from "@confiserie/domain/contract/payment";
import type { quoteShipping as quoteOnServer } from "@confiserie/domain/contract/payments";
import { quoteInEuros } from "@confiserie/domain/delivery/quote-response";
import { quoteShipping } from "@confiserie/domain/delivery/shipping";
import { toCents } from "@confiserie/domain/money";
import { ApiProblem, named } from "@/lib/api";
import { cartTax } from "./cart-tax";
import { paymentItems } from "./payment-items";

/** Where to and how a cart is to be delivered; empty while neither is known. */
export interface DeliveryRequest {
	address?: { country: string; postalCode: string };
	delivery?: DeliveryChoiceInput;
	/** As it was typed; absent or empty for none. */
	promotionCode?: string;
	/** Absent for the company of a member. */
	as?: "private";
}

export interface ShippingFigures extends ShippingQuoteResponse {
	/** False for the storefront's own figures: the server was not asked yet, or did not respond. */
	isFromServer: boolean;
	/** Why nothing delivers this cart there, in words; null when something does. */
	refusal: string | null;
}

const askForQuote = named<typeof quoteOnServer>("POST /api/payments/calculate-shipping");

/**
 * Shipping of the cart in EUR by POST /payments/calculate-shipping; the local rule when that fails. An option that does not
 * deliver there any more is replaced by the cheapest one. Never throws, except the AbortError of its own signal.
 * Source: spec §7 "on failure a local fallback is used".
 */
export async function requestShippingQuote(
	lines: readonly CartLine[],
	requested: DeliveryRequest = {},
	signal?: AbortSignal,
): Promise<ShippingFigures> {
	try {
		// Fetched with the first quote: the schemas weigh more than all the rest of a page that only shows products.
		const { shippingQuoteSchema } = await import("@confiserie/domain/contract/payment");
		const { promotionCode, ...delivered } = requested;
		const body = { items: paymentItems(lines), ...delivered, ...(promotionCode && { promotionCode }) };
		const quote = await askForQuote(shippingQuoteSchema, { body, signal });
		return { ...quote, isFromServer: true, refusal: null };
	} catch (cause) {
		if (signal?.aborted) throw cause;
		if (!(cause instanceof ApiProblem) || cause.code !== "NO_DELIVERY_OPTION") return localShippingQuote(lines);
		const { delivery, ...elsewhere } = requested;
		if (delivery) return requestShippingQuote(lines, elsewhere, signal);
		return { ...localShippingQuote(lines), refusal: NOTHING_DELIVERS };
	}
}

const NOTHING_DELIVERS =
	"Aucun mode de livraison ne convient à ces quantités pour cette adresse. Contactez-nous\u00a0: nous établirons un devis.";

/** The specified rule (free from 40 EUR, else 4.99 EUR) on the cart's own prices. Source: spec §9. */
export function localShippingQuote(lines: readonly CartLine[]): ShippingFigures {
	const quote = quoteShipping(toCents(cartTotal(lines)));
	const taxes = cartTax(lines, quote.shippingCostCents)?.totals ?? [];
	return { ...quoteInEuros(quote, taxes), isFromServer: false, refusal: null };
}
