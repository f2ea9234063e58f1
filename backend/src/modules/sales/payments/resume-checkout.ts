import type { BalanceIntent } from "@confiserie/domain/contract/balance";
import { isHeld } from "@confiserie/domain/orders/hold";
import { awaitsFirstPayment } from "@confiserie/domain/payments/balance";
import { ApiFailure } from "../../foundations/failures";
import { orderById } from "../orders";
import { openPayment } from "./open-intent";
import type { PaymentContext } from "./types";

/**
 * Returns the payment of an order that waits for its first one, so that its customer can pay it from the order's page on
 * any device: the checkout's own intent, which can be paid once. Its hold is the checkout's and is not drawn out.
 * @throws ApiFailure CHECKOUT_CLOSED (paid, cancelled, or its hold has run out), APPROVAL_AWAITED, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export async function resumeCheckout(context: PaymentContext, orderId: string): Promise<BalanceIntent> {
	const order = await orderById(context.pool, orderId);
	if (order?.approval === "WAITING") throw new ApiFailure("APPROVAL_AWAITED");
	if (!order || !awaitsFirstPayment(order) || !isHeld(order, context.now())) throw new ApiFailure("CHECKOUT_CLOSED");
	return openPayment(context, orderId);
}
