import { boxesHere } from "@confiserie/domain/orders/goods";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { withPatience } from "../../../lib/database/patience";
import { insert, rows, type Sql, violates } from "../../../lib/database/sql";
import { lockStock, raiseReserved } from "../../../medusa/inventory/levels";
import {
	insertReservations,
	itemsReservedFor,
	lowerReservations,
	newReservationId,
	RESERVATIONS,
	removeReservations,
} from "../../../medusa/inventory/reservations";
import { linesOfOrder, packedOf } from "../../../medusa/orders/lines";
import { withholdLots } from "../../catalog/lots";
import { goodsOf } from "./goods";

/** Boxes to hold for one order line. */
export interface HoldRequest {
	lineId: string;
	inventoryItemId: string;
	locationId: string;
	boxes: number;
}
/** A query of Medusa's lines of an order of the shop; takes the order's id. */
const MEDUSA_LINES = linesOfOrder("select medusa_order_id from order_book where id = ?");

/** Thrown inside the transaction when the stock does not suffice; nothing is held then. */
export class InsufficientStock extends Error {}

/** A query of the inventory items ? and of those that the order ?, ? holds. */
const ITEMS_OF_ORDER = `
	select unnest(?::text[]) union select inventory_item_id from stock_hold where order_id = ? and state <> 'RELEASED'
	union ${itemsReservedFor(MEDUSA_LINES)}`;

/** Locks the inventory items, then their levels, that the order holds or is about to hold. */
export async function lockLevels(sql: Knex.Transaction, orderId: string, inventoryItemIds: readonly string[]) {
	const values = [[...inventoryItemIds], orderId, orderId];
	await withPatience(sql, inventoryItemIds, () => lockStock(sql, ITEMS_OF_ORDER, values));
}

/**
 * Holds stock for an order whose levels are locked, all lines or none: a conditional update of Medusa's levels, its
 * reservations, and our own record of them. One request per level.
 * @throws InsufficientStock
 */
export async function holdStock(sql: Knex.Transaction, orderId: string, requests: readonly HoldRequest[], now: Date) {
	await withholdLots(
		sql,
		now,
		requests.map(({ inventoryItemId }) => inventoryItemId),
	);
	if ((await raiseReserved(sql, requests, now)) < requests.length) throw new InsufficientStock();
	const times = { createdAt: now, updatedAt: now };
	const holds = requests.map((request) => ({
		...request,
		...times,
		id: generateEntityId(undefined, "hold"),
		orderId,
		state: "HELD",
		reservationItemId: newReservationId(),
	}));
	await insertReservations(
		sql,
		holds.map((hold) => ({ ...hold, id: hold.reservationItemId, externalId: orderId })),
		now,
	);
	await insert(sql, "stock_hold", holds);
	await checkBackstop(sql);
}

/**
 * Gives back what the order holds and takes Medusa's reservations away: ours, and any other of the lines of its Medusa
 * order. Levels must be locked. What Medusa still reserves counts, not what we once held: its admin may have shipped a
 * part, deleted it or, in an edit of the past, reserved more.
 */
export async function releaseStock(sql: Knex.Transaction, orderId: string, now: Date): Promise<void> {
	await sql.raw(
		`with ended as (
			update stock_hold set state = 'RELEASED', updated_at = ? where order_id = ? and state <> 'RELEASED'
				returning reservation_item_id
		), ${removeReservations({ ids: "select reservation_item_id from ended", lines: MEDUSA_LINES })}`,
		[now, orderId, orderId, now],
	);
	await checkBackstop(sql);
}

/** Gives back what these lines of an order hold; their levels must be locked. */
export async function releaseLines(sql: Knex.Transaction, lineIds: readonly string[], now: Date): Promise<void> {
	await sql.raw(
		`with ended as (
			update stock_hold set state = 'RELEASED', updated_at = ? where line_id = any(?) and state <> 'RELEASED'
				returning reservation_item_id
		), ${removeReservations({ ids: "select reservation_item_id from ended", lines: "select null::text limit 0" })}`,
		[now, [...lineIds], now],
	);
}

/**
 * Takes boxes that an order no longer ships off what it holds: reserved remains what is neither removed nor packed. The order's row
 * must be locked. Repeating it changes nothing.
 */
export async function releaseRemoved(sql: Knex.Transaction, orderId: string, now: Date): Promise<void> {
	if ((await surplusOf(sql, orderId)).length === 0) return;
	await lockLevels(sql, orderId, []);
	const surplus = await surplusOf(sql, orderId);
	await lowerReservations(sql, surplus, now);
	for (const { holdId, boxes, isWhole } of surplus)
		await sql.raw(
			`update stock_hold set updated_at = ?, ${isWhole ? "state = 'RELEASED'" : "boxes = boxes - ?"} where id = ?`,
			isWhole ? [now, holdId] : [now, boxes, holdId],
		);
}

/** Reservations of an order of more boxes than are neither removed nor packed, and of how many more. */
function surplusOf(sql: Sql, orderId: string) {
	return rows<{ holdId: string; id: string; boxes: number; isWhole: boolean }>(
		sql,
		`select hold.id as hold_id, reserved.id, (quantity - wanted.boxes)::int as boxes, wanted.boxes = 0 as is_whole
		from stock_hold hold join ${RESERVATIONS} reserved on reserved.id = hold.reservation_item_id
		join order_book_line line on line.id = hold.line_id join order_book book on book.id = line.order_id
		cross join lateral ${packedOf("book.medusa_order_id", "line.variant_id")} packed
		cross join lateral (select greatest(0, line.boxes - removed_boxes - packed_boxes) as boxes) wanted
		where hold.order_id = ? and hold.state <> 'RELEASED' and quantity > wanted.boxes`,
		[orderId],
	);
}

/** A paid order holds its stock until it is shipped or cancelled. */
export async function makeHoldsPermanent(sql: Sql, orderId: string, now: Date): Promise<void> {
	await sql.raw("update stock_hold set state = 'PERMANENT', updated_at = ? where order_id = ? and state = 'HELD'", [
		now,
		orderId,
	]);
}

/** Boxes that the order holds now, per inventory item. */
export async function heldBoxes(sql: Sql, orderId: string): Promise<Map<string, number>> {
	const held = await rows<{ inventoryItemId: string; boxes: number }>(
		sql,
		`select inventory_item_id, sum(boxes)::int as boxes from stock_hold
			where order_id = ? and state <> 'RELEASED' group by inventory_item_id`,
		[orderId],
	);
	return new Map(held.map(({ inventoryItemId, boxes }) => [inventoryItemId, boxes]));
}

/** Runs the deferred backstop now, so that its refusal is ours to handle instead of a failed commit. */
async function checkBackstop(sql: Knex.Transaction): Promise<void> {
	try {
		// In one go: others wait for the level meanwhile.
		await sql.raw(
			"set constraints reservation_within_stock immediate; set constraints reservation_within_stock deferred",
		);
	} catch (error) {
		if (violates(error, "reservation_within_stock")) throw new InsufficientStock();
		throw error;
	}
}

/** Holds again, after its stock was given back, all of an order that has not left. */
export async function reholdStock(sql: Knex.Transaction, orderId: string, now: Date): Promise<void> {
	const requests = (await goodsOf(sql, orderId)).flatMap((line) => {
		const { lineId, inventoryItemId, locationId } = line;
		const boxes = boxesHere(line);
		return boxes > 0 ? [{ lineId, inventoryItemId, locationId, boxes }] : [];
	});
	if (requests.length === 0) return;
	await lockLevels(
		sql,
		orderId,
		requests.map((request) => request.inventoryItemId),
	);
	await holdStock(sql, orderId, requests, now);
}
