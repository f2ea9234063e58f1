import type { Lot, lotReasonSchema, lotRemovalSchema } from "@confiserie/domain/contract/lots";
import { dayOf } from "@confiserie/domain/day";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { insert, inTransaction, lock, one, rows, type Sql } from "../../../lib/database/sql";
import { lockLevels, lockStock, moveStocked } from "../../../medusa/inventory/levels";
import { letReservationsStand } from "../../../medusa/inventory/reservations";
import { type Administrator, type AuditEntry, CLOCK, noted, recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";
import { readLot } from "./list-lots";
import { lotLabel } from "./receipts";
import { UNSAFE } from "./unsafe";

interface LockedLot {
	id: string;
	inventoryItemId: string;
	locationId: string;
	blockedAt: Date | null;
	/** Without those that shipped orders wait for. */
	free: number;
	withheld: number;
}
interface Act {
	id: string;
	actor: Administrator;
	now: Date;
}
type Reason = z.output<typeof lotReasonSchema>;

/** Condition: this row of `lot` has boxes for sale that may not be sold on the day ?, given twice. */
const SELLABLE_NO_MORE = `boxes > leaving and (blocked_at is not null or ${UNSAFE})`;

/**
 * Withholds all lots that may not be sold at `now`, blocked or past their use-by date: their boxes leave Medusa's level, so that
 * every program that sells from it agrees. Nothing is written at midnight: a job of each minute does this, and each order before it
 * holds its stock.
 * @param inventoryItemIds items whose stock is about to be held; absent: all items
 */
export async function withholdLots(sql: Knex.Transaction, now: Date, inventoryItemIds?: readonly string[]) {
	const today = dayOf(now);
	const found = await rows<{ inventoryItemId: string }>(
		sql,
		`select distinct inventory_item_id from lot where ${SELLABLE_NO_MORE}
			and (?::text[] is null or inventory_item_id = any(?))`,
		[today, today, inventoryItemIds ? [...inventoryItemIds] : null, [...(inventoryItemIds ?? [])]],
	);
	if (found.length === 0) return;
	const items = found.map((one) => one.inventoryItemId);
	await lockStock(sql, "select unnest(?::text[])", [items]);
	const lots = await rows<LockedLot>(
		sql,
		`select lot.*, boxes - leaving as free from lot where inventory_item_id = any(?) and ${SELLABLE_NO_MORE}
			order by id for update`,
		[items, today, today],
	);
	for (const lot of lots) {
		await withhold(sql, lot);
		if (!lot.blockedAt)
			await audit(sql, { id: lot.id, actor: CLOCK, now }, "lot.withheld", noted({ reason: "DLC passée" }));
	}
}

/** Blocks a lot: its boxes are off sale, and nothing proposes, takes or ships them. Repeating it changes nothing. @throws ApiFailure */
export function blockLot(pool: Knex, act: Act, { reason }: Reason): Promise<Lot> {
	return inTransaction(pool, async (sql) => {
		const lot = await lockLot(sql, act.id);
		if (!lot.blockedAt) {
			await sql.raw("update lot set blocked_at = ?, block_reason = ? where id = ?", [act.now, reason, lot.id]);
			await withhold(sql, lot);
			await audit(sql, act, "lot.blocked", noted({ reason }));
		}
		return readLot(sql, lot.id, act.now);
	});
}

/** Puts the withheld boxes of a lot back on sale. @throws ApiFailure LOT_NOT_FOUND, LOT_WITHHELD past its use-by date */
export function unblockLot(pool: Knex, act: Act, { reason }: Reason): Promise<Lot> {
	return inTransaction(pool, async (sql) => {
		const lot = await lockLot(sql, act.id);
		const { isUnsafe } = await readLot(sql, lot.id, act.now);
		if (isUnsafe)
			throw new ApiFailure("LOT_WITHHELD", {
				message: "Sa DLC est passée\u00a0: ce lot ne peut plus être vendu. Mettez-le en perte.",
			});
		if (lot.blockedAt || lot.withheld > 0) {
			await sql.raw("update lot set blocked_at = null, block_reason = '', withheld = 0 where id = ?", [lot.id]);
			await shift(sql, lot, lot.withheld);
			await audit(sql, act, "lot.unblocked", noted({ reason }));
		}
		return readLot(sql, lot.id, act.now);
	});
}

/**
 * Takes boxes of a lot out of the shop, withheld ones first. They are gone whatever orders wait for: those are corrected.
 * @throws ApiFailure LOT_NOT_FOUND, IDEMPOTENCY_CONFLICT, VALIDATION for more than are there
 */
export function removeFromLot(pool: Knex, act: Act, input: z.output<typeof lotRemovalSchema>): Promise<Lot> {
	return inTransaction(pool, async (sql) => {
		const { key, boxes, kind, reason } = input;
		await lock(sql, "lot-removal", key);
		const lot = await lockLot(sql, act.id);
		const known = await one<{ isSame: boolean }>(
			sql,
			"select (lot_id, boxes, kind, reason) = (?, ?::int, ?, ?) as is_same from lot_removal where key = ?",
			[lot.id, boxes, kind, reason, key],
		);
		if (known && !known.isSame) throw new ApiFailure("IDEMPOTENCY_CONFLICT", { field: "key" });
		if (!known) {
			const there = lot.withheld + lot.free;
			if (boxes > there)
				throw new ApiFailure("VALIDATION", {
					field: "boxes",
					message: `Au plus ${formatBoxes(there, await readLot(sql, lot.id, act.now))} de ce lot peuvent sortir du stock.`,
				});
			const withheld = Math.min(boxes, lot.withheld);
			await sql.raw("update lot set withheld = withheld - ? where id = ?", [withheld, lot.id]);
			await shift(sql, lot, withheld - boxes);
			const { customerId: removedBy } = act.actor;
			await insert(sql, "lot_removal", { key, lotId: lot.id, boxes, kind, reason, removedBy, removedAt: act.now });
			await audit(sql, act, kind === "LOSS" ? "lot.lost" : "lot.supplied", {
				boxes: { from: there, to: there - boxes },
				reason: { from: null, to: reason },
			});
		}
		return readLot(sql, lot.id, act.now);
	});
}

/** The lot under the locks of its item. @throws ApiFailure LOT_NOT_FOUND */
async function lockLot(sql: Knex.Transaction, id: string): Promise<LockedLot> {
	await lockStock(sql, "select inventory_item_id from lot where id = ?", [id]);
	const lot = await one<LockedLot>(sql, "select *, boxes - leaving as free from lot where id = ? for update", [id]);
	if (!lot) throw new ApiFailure("LOT_NOT_FOUND");
	return lot;
}

/** Takes the free boxes of a locked lot off the stock; orders that were picked with it are proposed others. */
async function withhold(sql: Knex.Transaction, lot: LockedLot): Promise<void> {
	await sql.raw("delete from order_lot where lot_id = ? and shipped_at is null", [lot.id]);
	await shift(sql, lot, -lot.free);
	await sql.raw("update lot set withheld = withheld + ? where id = ?", [lot.free, lot.id]);
}

/** Moves the level of a locked lot, and with it the lot. @throws ApiFailure LOT_NOT_FOUND where its product's level is gone */
async function shift(sql: Knex.Transaction, { id, inventoryItemId, locationId }: LockedLot, boxes: number) {
	if (boxes === 0) return;
	if ((await lockLevels(sql, locationId, [inventoryItemId])).length === 0) throw new ApiFailure("LOT_NOT_FOUND");
	await moveStocked(sql, locationId, [{ inventoryItemId, boxes }], id);
	const place = [inventoryItemId, locationId];
	if (boxes < 0) await sql.raw(letReservationsStand, [...place, ...place]);
}

async function audit(
	sql: Sql,
	{ id, actor, now }: Act,
	action: "lot.blocked" | "lot.unblocked" | "lot.withheld" | "lot.lost" | "lot.supplied",
	changes: NonNullable<AuditEntry["changes"]>,
): Promise<void> {
	await recordAudit(sql, actor, {
		action,
		entity: "lot",
		entityId: id,
		label: lotLabel(await readLot(sql, id, now)),
		changes,
	});
}
