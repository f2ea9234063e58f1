import { formatCents } from "../format";
import { isReceived, isReturned, type PaymentStatus } from "../payments/payment-status";
import { isShipped, type OrderStatus } from "./order-status";

/** What decides whether an order may leave unasked. */
export interface Unpaid {
	paymentStatus: PaymentStatus;
	/** What its customer still owes, in cents. */
	remainingCents: number;
}

/** What of an order's money is not here, in words; null where all of it is. */
export function unpaidWords({ paymentStatus, remainingCents }: Unpaid): string | null {
	if (paymentStatus === "PAID") return null;
	if (isReturned(paymentStatus)) return "Remboursée";
	return isReceived(paymentStatus) ? `Reste ${formatCents(remainingCents)} à payer` : "Non payée";
}

/** Whether a move sends goods off that are not paid in full: staff confirms it. Any status may follow any other (accounts spec §4). */
export function shipsUnpaid(from: OrderStatus, to: OrderStatus, paymentStatus: PaymentStatus): boolean {
	return isShipped(to) && !isShipped(from) && paymentStatus !== "PAID";
}
