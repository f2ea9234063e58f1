import type { PaymentStatusResponse } from "@confiserie/domain/contract/payment";
import { isReceived, isReturned } from "@confiserie/domain/payments/payment-status";

/**
 * State of the payment behind a card form. `open`: payable. `in_progress`: the bank is processing it, no second payment is
 * allowed. `closed`: no longer payable.
 */
export type PaymentState = "open" | "paid" | "in_progress" | "closed";

/** What the shop's response about an order's first payment means for its card form. */
export function paymentStateOf({ paymentStatus, intentStatus }: PaymentStatusResponse): PaymentState {
	if (isReceived(paymentStatus)) return "paid";
	if (intentStatus === "canceled" || isReturned(paymentStatus)) return "closed";
	if (intentStatus === "processing") return "in_progress";
	return "open";
}
