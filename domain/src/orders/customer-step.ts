import type { Order } from "../contract/order";
import { toCents } from "../money";
import { awaitsFirstPayment } from "../payments/balance";

type SteppedOrder = Pick<Order, "status" | "approval" | "paidAmount">;

/**
 * The next step of a customer with an order. An unpaid one is to be paid, not placed a second time; a declined one is over, though it
 * may not be cancelled yet.
 */
export function customerStep({ status, approval, paidAmount }: SteppedOrder): "PAY" | "WAIT" | "REORDER" {
	if (approval === "DECLINED" || !awaitsFirstPayment({ status, capturedCents: toCents(paidAmount) })) return "REORDER";
	return approval === "WAITING" ? "WAIT" : "PAY";
}
