import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { withPatience } from "../../../lib/database/patience";
import { insert, rows, type Sql, violates } from "../../../lib/database/sql";

/** Boxes to hold for one order line. */
export interface HoldRequest {
	lineId: string;
	inventoryItemId: string;
	locationId: string;
	boxes: number;
}
/** SQL for the engine's lines of an order of the book, in whichever version of the engine's order; takes the order's id. */
const ENGINE_LINES = `select item.item_id from order_item item
	join order_book on order_book.medusa_order_id = item.order_id where order_book.id = ?`;

/** Thrown inside the transaction when the stock does not suffice; nothing is held then. */
export class InsufficientStock extends Error {}

/**
 * Takes the row locks of every level that the order holds or is about to hold, in one sorted statement, so that two
 * orders for [A, B] and [B, A] queue instead of deadlocking.
 */
export async function lockLevels(sql: Knex.Transaction, orderId: string, inventoryItemIds: readonly string[]) {
	await withPatience(sql, inventoryItemIds, () =>
		sql.raw(
			`select id from inventory_level where deleted_at is null and inventory_item_id in (
				select unnest(?::text[]) union select inventory_item_id from stock_hold where order_id = ? and state <> 'RELEASED'
				union select inventory_item_id from reservation_item where deleted_at is null and line_item_id in (${ENGINE_LINES})
			) order by inventory_item_id, location_id for update`,
			[[...inventoryItemIds], orderId, orderId],
		),
	);
}

/**
 * Holds stock for an order whose levels are locked, all lines or none: a conditional update of the engine's levels, its
 * reservations, and our own record of them. The only file that writes the engine's inventory tables; both twins of a
 * quantity each time. One request per level.
 * @throws InsufficientStock
 */
export async function holdStock(sql: Knex.Transaction, orderId: string, requests: readonly HoldRequest[], now: Date) {
	const taken = await rows(
		sql,
		`update inventory_level level set reserved_quantity = reserved_quantity + wanted.boxes, updated_at = ?,
			raw_reserved_quantity = jsonb_build_object('value', trim_scale(reserved_quantity + wanted.boxes)::text, 'precision', 20)
		from unnest(?::text[], ?::text[], ?::int[]) as wanted(item, location, boxes)
		where level.inventory_item_id = wanted.item and level.location_id = wanted.location and level.deleted_at is null
			and stocked_quantity - reserved_quantity >= wanted.boxes
		returning level.id`,
		[
			now,
			requests.map((request) => request.inventoryItemId),
			requests.map((request) => request.locationId),
			requests.map((request) => request.boxes),
		],
	);
	if (taken.length < requests.length) throw new InsufficientStock();
	const times = { createdAt: now, updatedAt: now };
	const holds = requests.map((request) => ({
		...request,
		...times,
		id: generateEntityId(undefined, "hold"),
		orderId,
		state: "HELD",
		reservationItemId: generateEntityId(undefined, "resitem"),
	}));
	const reservations = holds.map(({ reservationItemId, inventoryItemId, locationId, boxes }) => ({
		...times,
		id: reservationItemId,
		inventoryItemId,
		locationId,
		quantity: boxes,
		rawQuantity: JSON.stringify({ value: String(boxes), precision: 20 }),
		allowBackorder: false,
		externalId: orderId,
	}));
	await insert(sql, "reservation_item", reservations);
	await insert(sql, "stock_hold", holds);
	await checkBackstop(sql);
}

/**
 * Gives back what the order holds and takes the engine's reservations away: ours, and any other of the lines of its
 * engine's order. Levels must be locked. What the engine still reserves counts, not what we once held: its admin may have
 * shipped a part, deleted it or, in an edit of the past, reserved more.
 */
export async function releaseStock(sql: Knex.Transaction, orderId: string, now: Date): Promise<void> {
	await sql.raw(
		`with ended as (
			update stock_hold set state = 'RELEASED', updated_at = ? where order_id = ? and state <> 'RELEASED'
				returning reservation_item_id
		), gone as (
			delete from reservation_item where deleted_at is null
				and (id in (select reservation_item_id from ended) or line_item_id in (${ENGINE_LINES}))
				returning inventory_item_id as item, location_id as location, quantity
		), freed as (
			select item, location, sum(quantity) as boxes from gone group by item, location
		)
		update inventory_level level set reserved_quantity = reserved_quantity - freed.boxes, updated_at = ?,
			raw_reserved_quantity = jsonb_build_object('value', trim_scale(reserved_quantity - freed.boxes)::text, 'precision', 20)
		from freed
		where level.inventory_item_id = freed.item and level.location_id = freed.location and level.deleted_at is null`,
		[now, orderId, orderId, now],
	);
	await checkBackstop(sql);
}

/** A paid order keeps its stock until it is shipped or cancelled. */
export async function keepStock(sql: Sql, orderId: string, now: Date): Promise<void> {
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
		await sql.raw("set constraints reservation_within_stock immediate");
		await sql.raw("set constraints reservation_within_stock deferred");
	} catch (error) {
		if (violates(error, "reservation_within_stock")) throw new InsufficientStock();
		throw error;
	}
}

/** Holds all lines of an order again after its stock was given back. */
export async function reholdStock(sql: Knex.Transaction, orderId: string, now: Date): Promise<void> {
	const requests = await rows<HoldRequest>(
		sql,
		`select id as line_id, inventory_item_id, location_id, boxes from order_book_line where order_id = ?
			order by inventory_item_id, location_id`,
		[orderId],
	);
	await lockLevels(
		sql,
		orderId,
		requests.map((request) => request.inventoryItemId),
	);
	await holdStock(sql, orderId, requests, now);
}
