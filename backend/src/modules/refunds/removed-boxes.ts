import { isShipped } from "@confiserie/domain/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { OrderRow } from "../orders";

/** Whether an order's goods have left the stock, or leave it with the next task. */
export function hasLeft({ status, fulfilledAt }: Pick<OrderRow, "status" | "fulfilledAt">): boolean {
	return isShipped(status) || fulfilledAt !== null;
}

/**
 * Takes refunded boxes out of what is packed and shipped; the order's row must be locked. Boxes of an order that has left are
 * on their way, so nothing changes.
 */
export async function removeBoxes(
	sql: Knex.Transaction,
	order: OrderRow,
	lines: readonly { lineId: string; boxes: number }[],
): Promise<void> {
	if (hasLeft(order)) return;
	await sql.raw(
		`update order_book_line line set removed_boxes = removed_boxes + given.boxes
			from unnest(?::text[], ?::int[]) as given (line_id, boxes) where line.id = given.line_id and line.order_id = ?`,
		[lines.map(({ lineId }) => lineId), lines.map(({ boxes }) => boxes), order.id],
	);
}
