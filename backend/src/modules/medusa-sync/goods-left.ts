import type { OrderStatus } from "@confiserie/domain/order-status";
import { inTransaction, one, update } from "../../lib/database/sql";
import { lockLevels, moveStocked } from "../../medusa/inventory/levels";
import { expectFulfilment } from "../lots";
import { type LineRow, linesOf, type OrderBook, type OrderRow } from "../orders";

/**
 * Records that an order's goods leave the stock, once: from then on no change of status releases stock or holds it. Medusa's
 * fulfilment takes the whole order from the stock, so boxes that were refunded before, and stay here, are added back.
 * @param mayLeave the statuses in which goods leave
 * @returns whether the order is in one of them
 */
export function recordGoodsLeft(
	book: OrderBook,
	orderId: string,
	mayLeave: (status: OrderStatus) => boolean,
): Promise<boolean> {
	return inTransaction(book.writes, async (sql) => {
		const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [orderId]);
		if (!order || !mayLeave(order.status)) return false;
		if (order.fulfilledAt) return true;
		await update(sql, "order_book", orderId, { fulfilledAt: book.now() });
		const staying = (await linesOf(sql, [orderId])).filter(({ removedBoxes }) => removedBoxes > 0);
		for (const locationId of [...new Set(staying.map((line) => line.locationId))].sort()) {
			const boxes = boxesByItem(staying.filter((line) => line.locationId === locationId));
			await lockLevels(sql, locationId, [...boxes.keys()]);
			await moveStocked(
				sql,
				locationId,
				[...boxes].map(([inventoryItemId, count]) => ({ inventoryItemId, boxes: count })),
			);
			await expectFulfilment(sql, { orderId, locationId }, boxes);
		}
		return true;
	});
}

function boxesByItem(lines: readonly LineRow[]): Map<string, number> {
	const boxes = new Map<string, number>();
	for (const { inventoryItemId, removedBoxes } of lines)
		boxes.set(inventoryItemId, (boxes.get(inventoryItemId) ?? 0) + removedBoxes);
	return boxes;
}
