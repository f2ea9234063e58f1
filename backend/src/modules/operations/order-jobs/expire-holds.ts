import { isPending } from "@confiserie/domain/orders/order-status";
import { inTransaction, rows } from "../../../lib/database/sql";
import { statusIn } from "../../foundations/order-status";
import { scheduleTask } from "../../foundations/outbox";
import {
	forgetPaymentFailed,
	lockedOrderById,
	lockLevels,
	orderById,
	recordStatus,
	releaseStock,
} from "../../sales/orders";
import { cancelIntent, liveAttempt, type PaymentContext } from "../../sales/payments";

/**
 * Marks the unpaid orders whose hold has run out, so that no checkout revives them while they are being closed.
 * @returns ids of all orders being closed, those that an earlier sweep could not finish included
 */
export async function markExpired(context: PaymentContext): Promise<string[]> {
	const now = context.now();
	await context.pool.raw(
		`update order_book set expiring_since = ?, updated_at = ? where ${statusIn(isPending)} and captured_cents = 0
			and expiring_since is null and hold_expires_at <= ?`,
		[now, now, now],
	);
	const expiring = await rows<{ id: string }>(
		context.pool,
		`select id from order_book where ${statusIn(isPending)} and expiring_since is not null
			order by expiring_since, id limit 500`,
	);
	return expiring.map((order) => order.id);
}

/**
 * Closes an expired order: the intent is cancelled first, so that no payment can arrive for stock that is given back;
 * only then the stock is released and the order cancelled. A payment that was faster wins.
 * @returns true when the order is cancelled
 */
export async function closeExpired(context: PaymentContext, orderId: string): Promise<boolean> {
	const order = await orderById(context.pool, orderId);
	const attempt = await liveAttempt(context.pool, orderId);
	if (!order) return false;
	if (attempt && !(await cancelIntent(context, attempt))) return false;
	return inTransaction(context.writes, async (sql) => {
		const now = context.now();
		const locked = await lockedOrderById(sql, orderId);
		// Cancelled and taken up again meanwhile, it has a new term.
		const isExpiring = locked && isPending(locked.status) && locked.expiringSince !== null;
		if (!isExpiring || locked.capturedCents > 0) return false;
		await lockLevels(sql, orderId, []);
		await releaseStock(sql, orderId, now);
		await sql.raw(
			"update payment_attempt set state = 'CANCELLED', updated_at = ? where order_id = ? and state in ('UNKNOWN','OPEN')",
			[now, orderId],
		);
		await sql.raw(
			"update order_book set status = 'CANCELLED', hold_expires_at = null, expiring_since = null, updated_at = ? where id = ?",
			[now, orderId],
		);
		const change = { orderId, at: now, actor: "hold-expiry", from: locked.status, to: "CANCELLED" } as const;
		await recordStatus(sql, change);
		if (locked.confirmedAt) await scheduleTask(sql, orderId, "PROJECT", now);
		await forgetPaymentFailed(sql, orderId);
		return true;
	});
}
