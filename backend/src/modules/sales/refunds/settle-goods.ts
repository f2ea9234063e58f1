import { endOf } from "@confiserie/domain/orders/goods";
import { holdsStock, isCancelled, isSold, type OrderStatus } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { update } from "../../../lib/database/sql";
import { scheduleTask } from "../../foundations/outbox";
import {
	goodsOf,
	lockLevels,
	mailOrderEnded,
	type OrderRow,
	overruleActs,
	recordStatus,
	releaseRemoved,
	releaseStock,
} from "../orders";

/** Takes boxes that are given back, and had not left, out of what is packed, shipped and reserved; the order's row must be locked. */
export async function removeBoxes(
	sql: Knex.Transaction,
	{ id: orderId, confirmedAt }: OrderRow,
	taken: readonly { lineId: string; removedBoxes: number }[],
	now: Date,
): Promise<void> {
	if (taken.every(({ removedBoxes }) => removedBoxes === 0)) return;
	await sql.raw(
		`update order_book_line line set removed_boxes = removed_boxes + given.boxes
			from unnest(?::text[], ?::int[]) as given (line_id, boxes) where line.id = given.line_id and line.order_id = ?`,
		[taken.map(({ lineId }) => lineId), taken.map(({ removedBoxes }) => removedBoxes), orderId],
	);
	const lines = await goodsOf(sql, orderId);
	await lockLevels(
		sql,
		orderId,
		lines.map(({ inventoryItemId }) => inventoryItemId),
	);
	await releaseRemoved(sql, orderId, now);
	if (confirmedAt) await scheduleTask(sql, orderId, "PROJECT", now);
}

/** Ends an order without anything left to ship; one that has ended already stays as it is. */
export async function endWithGoods(sql: Knex.Transaction, order: OrderRow, actor: string, now: Date): Promise<void> {
	if (!holdsStock(order.status)) return;
	const end = endOf(await goodsOf(sql, order.id));
	if (!end) return;
	const note = isCancelled(end) ? ALL_REMOVED : NOTHING_TO_SHIP;
	await endOrder(sql, order, end, { actor, now, note });
	if (isCancelled(end)) await mailOrderEnded(sql, order.id, `goods:${order.version}`);
}

const ALL_REMOVED = "Annulée\u00a0: rien n'est parti, et il ne reste rien à expédier.";
const NOTHING_TO_SHIP = "Il ne reste rien à expédier.";

/** Moves an order to the status that it ends with; a cancelled one holds nothing any more. The caller tells its customer. */
export async function endOrder(
	sql: Knex.Transaction,
	{ id: orderId, status: from, confirmedAt }: OrderRow,
	to: OrderStatus,
	{ actor, now, note }: { actor: string; now: Date; note: string },
): Promise<void> {
	if (isCancelled(to)) {
		await lockLevels(sql, orderId, []);
		await releaseStock(sql, orderId, now);
	}
	await overruleActs(sql, orderId, from, to);
	const ended = { status: to, isPartlyShipped: false, holdExpiresAt: null, expiringSince: null, updatedAt: now };
	await update(sql, "order_book", orderId, { ...ended, ...(isSold(to) && { confirmedAt: confirmedAt ?? now }) });
	await recordStatus(sql, { orderId, at: now, actor, from, to, note, skipMail: true });
}
