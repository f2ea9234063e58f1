import type { IntentStatus } from "@confiserie/domain/contract/payment";
import { isCancelled, isSold } from "@confiserie/domain/orders/order-status";
import { one } from "../../../../lib/database/sql";
import { ApiFailure, existing } from "../../../foundations/failures";
import type { OrderRow } from "../../orders";
import { type AttemptRow, askProvider, type Intent, type PaymentContext } from "../../payments";
import { orderOfCart } from "./cart-orders";

/** State of the payment of a cart, as the provider reports it. */
export type CartSettlement =
	| { state: "placed"; order: OrderRow }
	/** Cancelled; `isPaid` when money came too late and goes back whole. */
	| { state: "ended"; isPaid: boolean }
	/** `status` is null when the provider could not be asked. */
	| { state: "unpaid"; status: IntentStatus | null; message: string | null };

/**
 * Asks the provider what became of a cart's payment, takes it over, and tells what that made of the order.
 * @throws ApiFailure PAYMENT_NOT_FOUND when no payment of this cart has begun, or its content changed since
 */
export async function settleCart(context: PaymentContext, cartId: string): Promise<CartSettlement> {
	const before = existing(await orderOfCart(context.pool, cartId), "PAYMENT_NOT_FOUND");
	const attempt = await lastAttempt(context, before.id);
	const intent = isSold(before.status) ? undefined : await intentOf(context, attempt);
	const order = (await orderOfCart(context.pool, cartId)) ?? before;
	if (isSold(order.status)) return { state: "placed", order };
	if (isCancelled(order.status)) return { state: "ended", isPaid: order.capturedCents > 0 };
	if (!attempt || attempt.state === "CANCELLED") throw new ApiFailure("PAYMENT_NOT_FOUND");
	return { state: "unpaid", status: intent?.status ?? null, message: intent?.failure?.message ?? null };
}

const intentOf = async (context: PaymentContext, attempt: AttemptRow | undefined): Promise<Intent | undefined> =>
	attempt?.intentId ? askProvider(context, attempt.intentId) : undefined;

function lastAttempt(context: PaymentContext, orderId: string): Promise<AttemptRow | undefined> {
	return one<AttemptRow>(
		context.pool,
		"select * from payment_attempt where order_id = ? and purpose = 'CHECKOUT' order by created_at desc, id desc limit 1",
		[orderId],
	);
}
