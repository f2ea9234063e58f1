import type { OrderStatus } from "@confiserie/domain/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../lib/database/sql";
import type { OrderBook } from "../types";
import { acknowledgeActs, knowsCancellation } from "./engine-acts";

/**
 * Cancels the engine's order with ours, or takes it up again, as the order's status wants it under the order's lock. Both
 * books are written in one transaction: nobody finds a cancellation of ours that the order does not know. The engine's own
 * call does no more than this statement; its workflow would give money back that only the order book gives.
 * @returns the order's status; undefined when there is nothing more to bring in line: the order is cancelled, or the
 * engine's was in Medusa Admin and the order book is about to take that over, not to undo it
 */
export function alignCancellation(
	book: OrderBook,
	orderId: string,
	engineOrderId: string,
): Promise<OrderStatus | undefined> {
	return inTransaction(book.writes, async (sql) => {
		const order = await one<{ status: OrderStatus }>(sql, "select status from order_book where id = ? for update", [
			orderId,
		]);
		if (!order) throw new Error(`Order ${orderId} is gone.`);
		const engine = await one<{ status: string }>(sql, 'select status from "order" where id = ? for update', [
			engineOrderId,
		]);
		if (!engine) throw new Error(`The engine has no order ${engineOrderId}.`);
		const isCancelledThere = engine.status === "canceled";
		if (order.status === "CANCELLED") {
			if (!isCancelledThere) await cancel(sql, orderId, engineOrderId);
			return undefined;
		}
		if (!isCancelledThere) return order.status;
		if (!(await knowsCancellation(sql, orderId, engineOrderId))) return undefined;
		await sql.raw(`update "order" set status = 'pending', canceled_at = null, updated_at = now() where id = ?`, [
			engineOrderId,
		]);
		return order.status;
	});
}

async function cancel(sql: Knex.Transaction, orderId: string, engineOrderId: string): Promise<void> {
	// A moment of its own: the cancellation is told from any other by it.
	await sql.raw(
		`update "order" set status = 'canceled', canceled_at = clock_timestamp(), updated_at = now() where id = ?`,
		[engineOrderId],
	);
	await acknowledgeActs(sql, orderId, ["CANCELLED"]);
}
