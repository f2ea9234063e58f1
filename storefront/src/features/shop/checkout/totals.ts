import { type CartLine, cartTotal } from "@confiserie/domain/cart/cart";
import type { CartPromotion } from "@confiserie/domain/contract/cart-promotion";
import type { TaxTotal } from "@confiserie/domain/contract/tax-total";
import type { ZoneVat } from "@confiserie/domain/delivery/options";
import { toCents } from "@confiserie/domain/money";
import type { ShippingFigures } from "@/features/shop/cart";
import type { StoredIntent } from "./stored-checkout";

/** What the order costs, in cents incl. VAT. */
export interface Totals {
	subtotalCents: number;
	shippingCents: number;
	totalCents: number;
	/** What `subtotalCents` is without, in EUR. */
	promotions: readonly CartPromotion[];
	/** VAT of the total by rate, in EUR; none until the server has sent it for this very total. */
	taxes: readonly TaxTotal[];
	/** Rates of the country that it goes to; null for French VAT. */
	zoneVat: ZoneVat | null;
}

/** Totals before an intent exists: those of the shipping answer, or of its fallback. */
export function quotedTotals({
	subtotal,
	shippingCost,
	totalWithShipping,
	promotions,
	taxes,
	zoneVat,
}: ShippingFigures): Totals {
	return {
		subtotalCents: toCents(subtotal),
		shippingCents: toCents(shippingCost),
		totalCents: toCents(totalWithShipping),
		promotions,
		taxes,
		zoneVat,
	};
}

/**
 * Totals of an intent: the server's total decides. Its parts are those of the quote for the same total; without one the lines
 * were compared with it, so the rest is shipping.
 */
export function intentTotals(intent: StoredIntent, lines: readonly CartLine[], quote: ShippingFigures): Totals {
	const totalCents = intent.paymentAmount + intent.remainingAmount;
	if (toCents(quote.totalWithShipping) === totalCents) return quotedTotals(quote);
	const subtotalCents = Math.min(totalCents, toCents(cartTotal(lines)));
	return {
		...{ subtotalCents, shippingCents: totalCents - subtotalCents, totalCents },
		...{ promotions: [], taxes: [], zoneVat: quote.zoneVat },
	};
}
