import type { OrderStatus } from "@confiserie/domain/order-status";
import { insert, type Sql } from "./db";

/** Keeps who moved an order's status, when, from where to where. `actor`: a customer or user id, or "payment", "hold-expiry". */
export async function recordStatus(
	sql: Sql,
	change: { orderId: string; at: Date; actor: string; from: OrderStatus | null; to: OrderStatus; note?: string },
): Promise<void> {
	await insert(sql, "order_book_history", {
		orderId: change.orderId,
		at: change.at,
		actor: change.actor,
		fromStatus: change.from,
		toStatus: change.to,
		note: change.note ?? null,
	});
}
