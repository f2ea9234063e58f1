import { isSold } from "@confiserie/domain/orders/order-status";
import { ApiFailure } from "../../../foundations/failures";
import { closeAttempt, GatewayUnavailable, liveAttempt, type PaymentContext } from "../../payments";
import { orderOfCart } from "./cart-orders";

/**
 * Before a cart changes: cancels the payment that its former content could still be paid with, at the provider, so that what
 * is paid is what the cart says.
 * @returns whether there was one
 * @throws ApiFailure CHECKOUT_CLOSED (its order is placed), PAYMENT_IN_PROGRESS (a bank is at it), PAYMENT_UNAVAILABLE
 */
export async function closeCartPayment(context: PaymentContext, cartId: string): Promise<boolean> {
	const order = await orderOfCart(context.pool, cartId);
	if (!order) return false;
	if (isSold(order.status)) throw new ApiFailure("CHECKOUT_CLOSED");
	const attempt = await liveAttempt(context.pool, order.id);
	if (!attempt) return false;
	const isClosed = await closeAttempt(context, attempt).catch((error: unknown) => {
		throw error instanceof GatewayUnavailable ? new ApiFailure("PAYMENT_UNAVAILABLE") : error;
	});
	if (isClosed) return true;
	const now = await orderOfCart(context.pool, cartId);
	throw new ApiFailure(now && isSold(now.status) ? "CHECKOUT_CLOSED" : "PAYMENT_IN_PROGRESS");
}
