import { type CartLine, cartTotal } from "@confiserie/domain/cart";
import { toCents } from "@confiserie/domain/money";
import type { ShippingFigures } from "@/features/cart";
import type { StoredIntent } from "./stored-checkout";

/** What the order costs, in cents incl. VAT. */
export interface Totals {
	subtotalCents: number;
	shippingCents: number;
	totalCents: number;
}

/** Totals before an intent exists: those of the shipping answer, or of its fallback. */
export function quotedTotals({ subtotal, shippingCost, totalWithShipping }: ShippingFigures): Totals {
	return {
		subtotalCents: toCents(subtotal),
		shippingCents: toCents(shippingCost),
		totalCents: toCents(totalWithShipping),
	};
}

/** Totals of an intent: the server's total decides; the lines were compared with it, so the rest is shipping. */
export function intentTotals(intent: StoredIntent, lines: readonly CartLine[]): Totals {
	const totalCents = intent.paymentAmount + intent.remainingAmount;
	const subtotalCents = Math.min(totalCents, toCents(cartTotal(lines)));
	return { subtotalCents, shippingCents: totalCents - subtotalCents, totalCents };
}
