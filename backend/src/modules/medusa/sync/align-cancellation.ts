import { isCancelled, type OrderStatus } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../lib/database/sql";
import { cancelMedusaOrder, lockMedusaOrder, reopenMedusaOrder } from "../../../medusa/orders/orders";
import { acknowledgeActs, knowsCancellation, type OrderContext, releaseRemoved } from "../../sales/orders";

/**
 * Cancels Medusa's order with ours, or reopens it, as the order's status requires, under the order's lock. Both are
 * written in one transaction, so a cancellation of ours is always known to the order. From then on what the order has
 * shipped leaves the stock, and no change of its status takes a shipment back.
 * @returns the order's status; undefined when there is nothing more to align: the order is cancelled, or Medusa's was
 * in Medusa Admin and the order service is about to take that over, not to undo it
 */
export function alignCancellation(
	context: OrderContext,
	orderId: string,
	medusaOrderId: string,
): Promise<OrderStatus | undefined> {
	return inTransaction(context.writes, async (sql) => {
		const order = await one<{ status: OrderStatus }>(sql, "select status from order_book where id = ? for update", [
			orderId,
		]);
		if (!order) throw new Error(`Order ${orderId} is gone.`);
		const engine = await lockMedusaOrder(sql, medusaOrderId);
		if (!engine) throw new Error(`The engine has no order ${medusaOrderId}.`);
		if (isCancelled(order.status)) {
			if (!engine.isCancelled) await cancel(sql, orderId, medusaOrderId);
			return undefined;
		}
		if (engine.isCancelled) {
			if (!(await knowsCancellation(sql, orderId, medusaOrderId))) return undefined;
			await reopenMedusaOrder(sql, medusaOrderId);
		}
		await sql.raw("update order_shipment set projected_at = ? where order_id = ? and projected_at is null", [
			context.now(),
			orderId,
		]);
		await releaseRemoved(sql, orderId, context.now());
		return order.status;
	});
}

async function cancel(sql: Knex.Transaction, orderId: string, medusaOrderId: string): Promise<void> {
	await cancelMedusaOrder(sql, medusaOrderId);
	await acknowledgeActs(sql, orderId, ["CANCELLED"]);
}
