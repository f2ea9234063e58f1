import type { OrderRow } from "../../modules/ordering/types";

/** A part of an order's price that is paid in one go, in cents. */
export interface PaymentPart {
	amountCents: number;
	isCaptured: boolean;
}

/** What an order is paid in: the whole at once, or deposit and balance. The money received settles them in this order. */
export function paymentParts({
	totalCents,
	expectedCents,
	capturedCents,
}: Pick<OrderRow, "totalCents" | "expectedCents" | "capturedCents">): PaymentPart[] {
	const first = { amountCents: expectedCents, isCaptured: capturedCents >= expectedCents };
	if (expectedCents === totalCents) return [first];
	return [first, { amountCents: totalCents - expectedCents, isCaptured: capturedCents >= totalCents }];
}
