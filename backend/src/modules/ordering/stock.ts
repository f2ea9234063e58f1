import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, rows, type Sql, violates } from "./db";

/** Boxes to hold for one order line. */
export interface HoldRequest {
	lineId: string;
	inventoryItemId: string;
	locationId: string;
	boxes: number;
}
/** Thrown inside the transaction when the stock does not suffice; nothing is held then. */
export class InsufficientStock extends Error {}

/**
 * Takes the row locks of every level that the order holds or is about to hold, in one sorted statement, so that two
 * orders for [A, B] and [B, A] queue instead of deadlocking.
 */
export async function lockLevels(sql: Knex.Transaction, orderId: string, inventoryItemIds: readonly string[]) {
	await sql.raw(
		`select id from inventory_level where deleted_at is null and inventory_item_id in (
			select unnest(?::text[]) union select inventory_item_id from stock_hold where order_id = ? and state <> 'RELEASED'
		) order by inventory_item_id, location_id for update`,
		[[...inventoryItemIds], orderId],
	);
}

/**
 * Holds stock for an order whose levels are locked: a conditional update of the engine's level, its reservation, and
 * our own record of it. The only file that writes the engine's inventory tables; both twins of a quantity each time.
 */
export async function holdStock(sql: Knex.Transaction, orderId: string, requests: readonly HoldRequest[], now: Date) {
	for (const { lineId, inventoryItemId, locationId, boxes } of requests) {
		const taken = await rows(
			sql,
			`update inventory_level set reserved_quantity = reserved_quantity + ?::int,
				raw_reserved_quantity = jsonb_build_object('value', trim_scale(reserved_quantity + ?::int)::text, 'precision', 20),
				updated_at = ?
			where inventory_item_id = ? and location_id = ? and deleted_at is null
				and stocked_quantity - reserved_quantity >= ?::int
			returning id`,
			[boxes, boxes, now, inventoryItemId, locationId, boxes],
		);
		if (taken.length === 0) throw new InsufficientStock(inventoryItemId);
		const reservationItemId = generateEntityId(undefined, "resitem");
		await insert(sql, "reservation_item", {
			id: reservationItemId,
			inventoryItemId,
			locationId,
			quantity: boxes,
			rawQuantity: JSON.stringify({ value: String(boxes), precision: 20 }),
			allowBackorder: false,
			externalId: orderId,
			createdAt: now,
			updatedAt: now,
		});
		const id = generateEntityId(undefined, "hold");
		const times = { createdAt: now, updatedAt: now };
		await insert(sql, "stock_hold", {
			id,
			orderId,
			lineId,
			inventoryItemId,
			locationId,
			boxes,
			state: "HELD",
			reservationItemId,
			...times,
		});
	}
	await checkBackstop(sql);
}

/** Gives back what the order holds and takes the engine's reservations away. Levels must be locked. */
export async function releaseStock(sql: Knex.Transaction, orderId: string, now: Date): Promise<void> {
	// What the engine still reserves, not what we once held: its admin may have shipped a part or deleted it.
	const released = await rows<{ inventoryItemId: string; locationId: string; boxes: number }>(
		sql,
		`with ended as (
			update stock_hold set state = 'RELEASED', updated_at = ? where order_id = ? and state <> 'RELEASED'
				returning reservation_item_id)
		delete from reservation_item where deleted_at is null and id in (select reservation_item_id from ended)
			returning inventory_item_id, location_id, quantity::int as boxes`,
		[now, orderId],
	);
	for (const { inventoryItemId, locationId, boxes } of released)
		await sql.raw(
			`update inventory_level set reserved_quantity = reserved_quantity - ?::int,
				raw_reserved_quantity = jsonb_build_object('value', trim_scale(reserved_quantity - ?::int)::text, 'precision', 20),
				updated_at = ?
			where inventory_item_id = ? and location_id = ? and deleted_at is null`,
			[boxes, boxes, now, inventoryItemId, locationId],
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

/** Runs the deferred backstop now, so that its refusal is ours to answer instead of a failed commit. */
async function checkBackstop(sql: Knex.Transaction): Promise<void> {
	try {
		await sql.raw("set constraints reservation_within_stock immediate");
		await sql.raw("set constraints reservation_within_stock deferred");
	} catch (error) {
		if (violates(error, "reservation_within_stock")) throw new InsufficientStock("reservations exceed the stock");
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
