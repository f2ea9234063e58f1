import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows, type Sql } from "../../lib/database/sql";

/** Relation: the stock levels that stand, one for each inventory item and location. Quantities in boxes. */
export const LEVELS = `(select id, inventory_item_id, location_id, stocked_quantity, reserved_quantity from inventory_level
	where deleted_at is null)`;

/** A lateral relation of `stocked` and `reserved` boxes over all locations of the inventory item `item` (an SQL expression). */
export const stockOf = (item: string) => `(select sum(stocked_quantity) as stocked, sum(reserved_quantity) as reserved
	from inventory_level where inventory_item_id = ${item} and deleted_at is null)`;

/**
 * A lateral relation of the `location_id` that has most `available` boxes of the inventory item `item`, and how many are
 * `stocked` there; no row without a level.
 * @param among a further condition on inventory_level
 */
export const bestLevelOf = (item: string, among = "true") => `(
	select location_id, floor(stocked_quantity - reserved_quantity) as available, floor(stocked_quantity) as stocked
	from inventory_level where inventory_item_id = ${item} and deleted_at is null and ${among}
	order by available desc, location_id limit 1)`;

/** A lateral relation of the `boxes` that the location with most of them can sell of the inventory item `item`; 0 without a level. */
export const mostBoxesOf = (item: string) => `(
	select greatest(0, floor(coalesce(max(stocked_quantity - reserved_quantity), 0)))::int as boxes from inventory_level
	where inventory_item_id = ${item} and deleted_at is null)`;

/** Relation: `boxes` that can be sold by `inventory_item_id`, over all locations. */
export const SELLABLE_BY_ITEM = `(
	select inventory_item_id, sum(stocked_quantity - reserved_quantity) as boxes from inventory_level
	where deleted_at is null group by inventory_item_id)`;

/** Boxes of an inventory item in a location. */
export interface LevelChange {
	inventoryItemId: string;
	locationId: string;
	boxes: number;
}

/**
 * Adds to the reserved boxes of locked levels, each only as far as its stock suffices: the quantity and its BigNumber
 * raw column. One change per level. Returns how many levels had enough.
 */
export async function raiseReserved(sql: Sql, changes: readonly LevelChange[], now: Date): Promise<number> {
	const raised = await rows(
		sql,
		`update inventory_level level set reserved_quantity = reserved_quantity + wanted.boxes, updated_at = ?,
			raw_reserved_quantity = jsonb_build_object('value', trim_scale(reserved_quantity + wanted.boxes)::text, 'precision', 20)
		from unnest(?::text[], ?::text[], ?::int[]) as wanted(item, location, boxes)
		where level.inventory_item_id = wanted.item and level.location_id = wanted.location and level.deleted_at is null
			and stocked_quantity - reserved_quantity >= wanted.boxes
		returning level.id`,
		[
			now,
			changes.map((change) => change.inventoryItemId),
			changes.map((change) => change.locationId),
			changes.map((change) => change.boxes),
		],
	);
	return raised.length;
}

/** Stocked and reserved boxes of a level. */
export interface LockedLevel {
	inventoryItemId: string;
	stocked: number;
	reserved: number;
	/** Boxes of the item that are stocked in other locations. */
	elsewhere: number;
}

/**
 * Locks the inventory items that `items` (a query of their ids) yields until the transaction ends. Medusa changes the stock under
 * the same lock (`adjustInventoryLevelsStep`), by a figure that it read before: an unlocked change in between would be lost. It
 * comes before the locks of rows, and is sorted as they are, so that orders for [A, B] and [B, A] queue instead of deadlocking.
 */
const lockItems = (sql: Sql, items: string, values: readonly Knex.RawBinding[]) =>
	sql.raw(
		`select pg_advisory_xact_lock(hashtextextended(id, 0)) from (
			select distinct id from (${items}) as item (id) order by id) as sorted`,
		values,
	);

/** Locks the inventory items that `items` (a query of their ids) yields, then all their levels. */
export async function lockStock(sql: Sql, items: string, values: readonly Knex.RawBinding[]): Promise<void> {
	await lockItems(sql, items, values);
	await sql.raw(
		`select id from inventory_level where deleted_at is null and inventory_item_id in (${items})
			order by inventory_item_id, location_id for update`,
		values,
	);
}

/** The levels of inventory items in a location; the items and the rows are locked. */
export async function lockLevels(
	sql: Sql,
	locationId: string,
	inventoryItemIds: readonly string[],
): Promise<LockedLevel[]> {
	await lockItems(sql, "select unnest(?::text[])", [[...inventoryItemIds]]);
	return rows<LockedLevel>(
		sql,
		`select inventory_item_id, stocked_quantity::float8 as stocked, reserved_quantity::float8 as reserved,
			(select coalesce(sum(other.stocked_quantity), 0)::float8 from inventory_level other where other.deleted_at is null
				and other.inventory_item_id = level.inventory_item_id and other.id <> level.id) as elsewhere
		from inventory_level level where deleted_at is null and location_id = ? and inventory_item_id = any(?)
		order by inventory_item_id for update`,
		[locationId, inventoryItemIds],
	);
}

/**
 * Adds to the stocked boxes of levels, or takes from them; the quantity and its BigNumber raw column.
 * @param lot the lot that is moved; left out, a count of the stock, which spares boxes of shipped orders
 */
export async function moveStocked(
	sql: Sql,
	locationId: string,
	changes: readonly Omit<LevelChange, "locationId">[],
	lot = "count",
) {
	await sql.raw("select set_config('shop.lot', ?, true)", [lot]);
	await sql.raw(
		`update inventory_level level set stocked_quantity = stocked_quantity + change.boxes, updated_at = now(),
			raw_stocked_quantity = jsonb_build_object('value', trim_scale(stocked_quantity + change.boxes)::text, 'precision', 20)
		from unnest(?::text[], ?::int[]) as change (item, boxes)
		where level.inventory_item_id = change.item and level.location_id = ? and level.deleted_at is null`,
		[changes.map(({ inventoryItemId }) => inventoryItemId), changes.map(({ boxes }) => boxes), locationId],
	);
}

/** A query of the inventory item of the level ?, also of a deleted one. */
export const ITEM_OF_LEVEL = "select inventory_item_id from inventory_level where id = ?";
