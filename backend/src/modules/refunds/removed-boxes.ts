import { isShipped } from "@confiserie/domain/order-status";
import { boxesRemoved } from "@confiserie/domain/shipment";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { linesOf, type OrderRow } from "../orders";
import { shippableOf } from "../shipments";
import { boxesGivenBack } from "./given-back";

/** Whether an order's goods have left the stock, or leave it with the next task. */
export function hasLeft({ status, fulfilledAt }: Pick<OrderRow, "status" | "fulfilledAt">): boolean {
	return isShipped(status) || fulfilledAt !== null;
}

/**
 * Takes refunded boxes out of what is packed and shipped; the order's row must be locked. Boxes that have left are on their way,
 * so nothing changes for them.
 */
export async function removeBoxes(
	sql: Knex.Transaction,
	order: OrderRow,
	refunded: readonly { lineId: string; boxes: number; isRestocked: boolean }[],
): Promise<void> {
	if (hasLeft(order)) return;
	const lines = (await linesOf(sql, [order.id])).map(shippableOf);
	// What is refunded now is among them.
	const given = await boxesGivenBack(sql, order.id);
	const removed = refunded.flatMap(({ lineId, ...taken }) => {
		const line = lines.find((one) => one.lineId === lineId);
		if (!line) return [];
		const refundedAway = (given.get(lineId) ?? 0) - taken.boxes - line.removedBoxes;
		return [{ lineId, boxes: boxesRemoved({ ...line, returned: line.returnedBoxes, refundedAway }, taken) }];
	});
	await sql.raw(
		`update order_book_line line set removed_boxes = removed_boxes + given.boxes
			from unnest(?::text[], ?::int[]) as given (line_id, boxes) where line.id = given.line_id and line.order_id = ?`,
		[removed.map(({ lineId }) => lineId), removed.map(({ boxes }) => boxes), order.id],
	);
}
