import type { LineRefundChoice } from "@confiserie/domain/contract/line-refund";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { shopTime } from "../../../lib/database/clock";
import { lockLevels, moveStocked } from "../../../medusa/inventory/levels";
import { returnToLot, withholdLots } from "../../catalog/lots";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import type { LineRow, OrderRow } from "../orders";

/**
 * Puts boxes of lines that have left back into the stock and the lot that they came from, each with its line in the audit log; of a lot
 * that may not be sold they are withheld.
 * @throws ApiFailure VALIDATION for a product that has no stock there any more
 */
export async function restock(
	sql: Knex.Transaction,
	order: OrderRow,
	lines: readonly LineRow[],
	chosen: readonly (LineRefundChoice["lines"][number] & { lotId?: string | undefined })[],
	actor: Administrator,
): Promise<void> {
	const back = chosen.flatMap(({ lineId, boxes, restock: isBack, lotId }, index) => {
		const line = lines.find(({ id }) => id === lineId);
		return isBack && line ? [{ ...line, boxes, index, lotId }] : [];
	});
	await noteReturned(sql, order.id, back);
	for (const locationId of [...new Set(back.map((one) => one.locationId))].sort()) {
		const here = back.filter((one) => one.locationId === locationId);
		const items = [...new Set(here.map(({ inventoryItemId }) => inventoryItemId))];
		const levels = await lockLevels(sql, locationId, items);
		for (const inventoryItemId of items) {
			const ofItem = here.filter((one) => one.inventoryItemId === inventoryItemId);
			const boxes = ofItem.reduce((sum, one) => sum + one.boxes, 0);
			const level = levels.find((one) => one.inventoryItemId === inventoryItemId);
			const [first] = ofItem;
			if (!first) continue;
			if (!level)
				throw new ApiFailure("VALIDATION", {
					field: `lines.${first.index}.restock`,
					message: `${first.productName} n'a plus de stock dans la boutique\u00a0: remboursez sans remise en stock.`,
				});
			for (const one of ofItem) {
				const lotId = await returnToLot(sql, { lineId: one.id, boxes: one.boxes, lotId: one.lotId, index: one.index });
				await moveStocked(sql, locationId, [{ inventoryItemId, boxes: one.boxes }], lotId ?? undefined);
			}
			await recordAudit(sql, actor, {
				action: "product.stock-changed",
				entity: "product",
				entityId: first.productId,
				label: `${first.productName} (${first.sku})`,
				changes: {
					stocked: { from: level.stocked, to: level.stocked + boxes },
					order: { from: null, to: order.orderNumber },
				},
			});
		}
		await withholdLots(sql, shopTime(), items);
	}
}

/** Counts boxes of lines as come back, so that none comes back twice; the order's row must be locked. */
export async function noteReturned(
	sql: Knex.Transaction,
	orderId: string,
	back: readonly { id: string; boxes: number }[],
): Promise<void> {
	await sql.raw(
		`update order_book_line line set returned_boxes = least(shipped_boxes, returned_boxes + back.boxes)
			from unnest(?::text[], ?::int[]) as back (line_id, boxes) where line.id = back.line_id and line.order_id = ?`,
		[back.map(({ id }) => id), back.map(({ boxes }) => boxes), orderId],
	);
}
