import { generateEntityId } from "@medusajs/framework/utils";
import { insert, type Sql } from "../../lib/database/sql";
import type { LevelChange } from "./levels";

/** Relation: the reservations that stand. Quantities in boxes. */
export const RESERVATIONS = `(select id, inventory_item_id, location_id, line_item_id, quantity from reservation_item where deleted_at is null)`;

/** Relation: the reservations that there ever were, and when each last changed. */
export const RESERVATIONS_EVER = "(select id, greatest(updated_at, deleted_at) as changed_at from reservation_item)";

/** A query of the inventory items that are reserved for Medusa's lines that `lines` (a query of their ids) yields. */
export const itemsReservedFor = (lines: string) =>
	`select inventory_item_id from reservation_item where deleted_at is null and line_item_id in (${lines})`;

/** A query of the boxes reserved by item and location: by the reservations that `ids` yields, and for Medusa's lines that `lines` yields. */
export const reservedBy = ({ ids, lines }: { ids: string; lines: string }) => `
	select inventory_item_id, location_id, sum(quantity)::int as boxes from reservation_item
	where deleted_at is null and (id in (${ids}) or line_item_id in (${lines})) group by inventory_item_id, location_id`;

/** A query of the inventory item of the reservation ?, also of a deleted one. */
export const ITEM_OF_RESERVATION = "select inventory_item_id from reservation_item where id = ?";

/** An id for a reservation that is about to be made. */
export const newReservationId = () => generateEntityId(undefined, "resitem");

/**
 * Creates reservations for boxes that `raiseReserved` has counted, for the order `externalId`; writes the quantity and
 * its BigNumber raw column.
 */
export async function insertReservations(
	sql: Sql,
	reservations: readonly (LevelChange & { id: string; externalId: string })[],
	now: Date,
): Promise<void> {
	await insert(
		sql,
		"reservation_item",
		reservations.map(({ id, inventoryItemId, locationId, boxes, externalId }) => ({
			id,
			inventoryItemId,
			locationId,
			quantity: boxes,
			rawQuantity: JSON.stringify({ value: String(boxes), precision: 20 }),
			allowBackorder: false,
			externalId,
			createdAt: now,
			updatedAt: now,
		})),
	);
}

/** Takes the boxes of reservations that are `gone` off the levels, at the moment that its one placeholder binds. */
const FREE_GONE = `freed as (
		select item, location, sum(quantity) as boxes from gone group by item, location
	)
	update inventory_level level set reserved_quantity = reserved_quantity - freed.boxes, updated_at = ?,
		raw_reserved_quantity = jsonb_build_object('value', trim_scale(reserved_quantity - freed.boxes)::text, 'precision', 20)
	from freed
	where level.inventory_item_id = freed.item and level.location_id = freed.location and level.deleted_at is null`;

/**
 * The end of a statement that removes reservations and takes their boxes off the levels, at the moment that its one
 * placeholder binds: those whose ids the query `ids` yields, and those of Medusa's lines that `lines` yields. Counts
 * what is reserved now, by any owner. Follows a comma in a WITH.
 */
export const removeReservations = ({ ids, lines }: { ids: string; lines: string }) => `
	gone as (
		delete from reservation_item where deleted_at is null and (id in (${ids}) or line_item_id in (${lines}))
			returning inventory_item_id as item, location_id as location, quantity
	), ${FREE_GONE}`;

/** Takes boxes off reservations and their levels, which must be locked; a reservation of no box is removed. */
export async function lowerReservations(sql: Sql, changes: readonly { id: string; boxes: number }[], now: Date) {
	await sql.raw(
		`with gone as (
			update reservation_item reserved set quantity = quantity - lowered.boxes, updated_at = ?,
				raw_quantity = jsonb_build_object('value', trim_scale(quantity - lowered.boxes)::text, 'precision', 20),
				deleted_at = case when quantity = lowered.boxes then now() end
			from unnest(?::text[], ?::int[]) as lowered (id, boxes) where reserved.id = lowered.id and deleted_at is null
			returning inventory_item_id as item, location_id as location, lowered.boxes as quantity
		), ${FREE_GONE}`,
		[now, changes.map(({ id }) => id), changes.map(({ boxes }) => boxes), now],
	);
}

/** Ties the reservations whose ids the query `ids` yields to a Medusa line, so that its fulfilment consumes them. */
export const tieReservations = (ids: string) =>
	`update reservation_item set line_item_id = ?, updated_at = now() where deleted_at is null and id in (${ids})`;

/**
 * Lets the reservations of a level stand whose stock no longer suffices for them. Medusa refuses to lower a reservation there
 * otherwise, though what is left may leave. Takes the inventory item and the location, twice.
 */
export const letReservationsStand = `update reservation_item set allow_backorder = true
	where inventory_item_id = ? and location_id = ? and deleted_at is null and exists (select from inventory_level level
		where level.inventory_item_id = ? and level.location_id = ? and level.deleted_at is null
			and reserved_quantity > stocked_quantity)`;

/** Counts of levels whose figures are impossible, as columns of a SELECT. */
export const LEVEL_INVARIANTS = `
	(select count(*)::int from inventory_level level where deleted_at is null and (reserved_quantity <> (
		select coalesce(sum(quantity), 0) from reservation_item item where item.deleted_at is null
		and item.inventory_item_id = level.inventory_item_id and item.location_id = level.location_id)
		or reserved_quantity <> (raw_reserved_quantity->>'value')::numeric)
	) as levels_off_their_reservations,
	(select count(*)::int from inventory_level level where deleted_at is null and reserved_quantity > stocked_quantity + (
		-- Boxes that were promised before they were withheld.
		select coalesce(sum(withheld + (select coalesce(sum(boxes), 0) from lot_removal where lot_id = lot.id)), 0) from lot
			where lot.inventory_item_id = level.inventory_item_id and lot.location_id = level.location_id)) as levels_oversold`;
