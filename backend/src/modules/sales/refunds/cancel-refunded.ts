import { leftOf } from "@confiserie/domain/orders/goods";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { isEndedByRefund } from "@confiserie/domain/orders/status-change";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, type Sql } from "../../../lib/database/sql";
import { failureOf } from "../../foundations/failures";
import { goodsOf, mailOrderEnded, type OrderRow, orderById } from "../orders";
import { closePayment, type PaymentContext } from "../payments";
import { endOrder } from "./settle-goods";

/**
 * Cancels an order that the ledger has just fully refunded, unless its goods have left, so that staff does not prepare
 * an unpaid order. Frees its stock and notifies its customer once. Call it in the transaction of the movement; the
 * caller schedules what must follow in Medusa.
 * @param before the order as its row was when it was locked, before the movement
 * @param actor who refunded, "payment" for what the provider reports
 * @returns whether it was cancelled
 */
export async function cancelRefunded(
	sql: Knex.Transaction,
	before: OrderRow,
	actor: string,
	now: Date,
): Promise<boolean> {
	const { id: orderId } = before;
	const order = await orderById(sql, orderId);
	// An earlier refund has ended the order already, or left it in progress.
	if (!order || order.refundedCents <= before.refundedCents) return false;
	const hasLeft = leftOf(await goodsOf(sql, orderId)) !== "NOTHING";
	if (!isEndedByRefund(order, { hasLeft, hasGesture: await hasGesture(sql, orderId) })) return false;
	if (await isBeingCancelledInMedusa(sql, order)) return false;
	await endOrder(sql, order, "CANCELLED", { actor, now, note: NOTE });
	await mailOrderEnded(sql, orderId, `refunded:${order.version}`);
	return true;
}

async function hasGesture(sql: Sql, orderId: string): Promise<boolean> {
	const made = await one(sql, "select 1 from payment_refund where order_id = ? and cause = 'GESTURE' limit 1", [
		orderId,
	]);
	return made !== undefined;
}

/**
 * Whether the order is being cancelled in Medusa Admin, which refunds it on the way: then Medusa frees the stock
 * itself, and its cancellation comes back with its actor.
 */
async function isBeingCancelledInMedusa(sql: Sql, { medusaOrderId }: OrderRow): Promise<boolean> {
	const under = await one(
		sql,
		"select 1 as way from order_engine_cancelling where engine_order_id = ? and since > now() - interval '5 minutes'",
		[medusaOrderId],
	);
	return under !== undefined;
}

/**
 * Closes what could still be paid of an order that a refund has ended, once that is committed. A provider that does not
 * respond is asked again by the sweep.
 */
export async function closeRefunded(context: PaymentContext, orderId: string): Promise<void> {
	const order = await orderById(context.pool, orderId);
	if (!order || !isCancelled(order.status)) return;
	try {
		await closePayment(context, order);
	} catch (error) {
		if (failureOf(error)?.code !== "PAYMENT_UNAVAILABLE") throw error;
	}
}

const NOTE = "Annulée\u00a0: tout ce qui a été payé est remboursé.";
