import type { OrderStatus } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { update } from "../../../lib/database/sql";
import { scheduleTask } from "../../foundations/outbox";
import { makeHoldsPermanent, type OrderRow } from "../orders";

/** Writes that money came for an order whose row is locked: its hold runs out no more, and Medusa learns of it. */
export async function confirmOrder(
	sql: Knex.Transaction,
	order: OrderRow,
	status: OrderStatus,
	now: Date,
): Promise<void> {
	await makeHoldsPermanent(sql, order.id, now);
	await update(sql, "order_book", order.id, {
		status,
		confirmedAt: order.confirmedAt ?? now,
		holdExpiresAt: null,
		expiringSince: null,
		lastAttemptFailed: false,
		updatedAt: now,
	});
	await scheduleTask(sql, order.id, "PROJECT", now);
}
