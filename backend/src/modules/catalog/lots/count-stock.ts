import type { StockCount, StockCountPage, stockCountInputSchema } from "@confiserie/domain/contract/lots";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { pageOf } from "../../../lib/database/page";
import { insert, inTransaction, isoRows, lock, oneNumber, rows, type Sql } from "../../../lib/database/sql";
import { requestHashOf } from "../../../lib/request-hash";
import { emailOfPerson } from "../../../medusa/accounts/people";
import { lockLevels, lockStock, moveStocked } from "../../../medusa/inventory/levels";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure, existing } from "../../foundations/failures";
import { LOTS_OF_PRODUCTS, readLot } from "./list-lots";
import { isoDay, recordedId } from "./reads";
import { lotLabel } from "./receipts";

type Input = z.output<typeof stockCountInputSchema>;
interface Act {
	actor: Administrator;
	now: Date;
}
interface LockedLot {
	id: string;
	inventoryItemId: string;
	locationId: string;
	boxes: number;
	leaving: number;
}
interface CountedLot {
	lot: LockedLot;
	boxes: number;
	/** Of the line in the request. */
	index: number;
}

/**
 * Sets the boxes of lots to what was counted, and the stock with them: all of a count or nothing. The same request again returns the
 * first. @throws ApiFailure IDEMPOTENCY_CONFLICT, LOT_NOT_FOUND, LOT_CHANGED where a lot has moved since it was read, STOCK_RESERVED, VALIDATION
 */
export async function countStock(pool: Knex, input: Input, act: Act): Promise<StockCount> {
	const id = await inTransaction(pool, async (sql) => {
		await lock(sql, "stock-count", input.key);
		return (await recordedId(sql, "stock_count", input)) ?? count(sql, input, act);
	});
	const [recorded] = await read(pool, "where count.id = ?", [id]);
	if (!recorded) throw new Error(`The stock count ${id} that was just recorded is gone.`);
	return recorded;
}

/** Stock counts, the latest first. */
export async function listStockCounts(
	sql: Sql,
	{ page, size }: { page: number; size: number },
): Promise<StockCountPage> {
	const total = await oneNumber(sql, "select count(*)::int from stock_count", []);
	const content = await read(sql, "order by count.counted_at desc, count.id desc limit ? offset ?", [
		size,
		page * size,
	]);
	return pageOf(content, total, { page, size });
}

async function count(sql: Knex.Transaction, input: Input, { actor, now }: Act): Promise<string> {
	const counted = await lockCounted(sql, input);
	const changed = counted.filter(({ lot, boxes }) => boxes !== lot.boxes);
	await refuseReserved(sql, changed);
	for (const { lot, boxes } of changed) {
		const { id, inventoryItemId, locationId } = lot;
		await moveStocked(sql, locationId, [{ inventoryItemId, boxes: boxes - lot.boxes }], id);
		await recordAudit(sql, actor, {
			action: "lot.counted",
			entity: "lot",
			entityId: id,
			label: lotLabel(await readLot(sql, id, now)),
			changes: { boxes: { from: lot.boxes, to: boxes }, reason: { from: null, to: input.reason } },
		});
	}
	const countId = generateEntityId(undefined, "count");
	const { key, reason } = input;
	await insert(sql, "stock_count", {
		id: countId,
		key,
		requestHash: requestHashOf(input),
		reason,
		countedBy: actor.customerId,
		countedAt: now,
	});
	await insert(
		sql,
		"stock_count_line",
		counted.map(({ lot, boxes }) => ({ countId, lotId: lot.id, expected: lot.boxes, counted: boxes })),
	);
	return countId;
}

/** The counted lots under the locks of their levels, which every change of the stock takes. @throws ApiFailure */
async function lockCounted(sql: Knex.Transaction, { lines }: Input): Promise<CountedLot[]> {
	const ids = lines.map(({ lotId }) => lotId);
	const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
	if (twice !== -1)
		throw new ApiFailure("VALIDATION", { field: `lines[${twice}].lotId`, message: "Ce lot figure deux fois." });
	const items = "select inventory_item_id from lot where id = any(?)";
	await lockStock(sql, items, [ids]);
	const lots = await rows<LockedLot>(sql, "select * from lot where id = any(?) order by id for update", [ids]);
	return lines.map(({ lotId, boxes, previousBoxes }, index) => {
		const lot = existing(
			lots.find(({ id }) => id === lotId),
			"LOT_NOT_FOUND",
			{ field: `lines[${index}].lotId` },
		);
		if (lot.boxes !== previousBoxes && lot.boxes !== boxes)
			throw new ApiFailure("LOT_CHANGED", { field: `lines[${index}].boxes` });
		return { lot, boxes, index };
	});
}

/** @throws ApiFailure STOCK_RESERVED where shipped or open orders wait for more than is left */
async function refuseReserved(sql: Knex.Transaction, changed: readonly CountedLot[]): Promise<void> {
	const refused = (index: number) => new ApiFailure("STOCK_RESERVED", { field: `lines[${index}].boxes` });
	const early = changed.find(({ lot, boxes }) => boxes < lot.leaving);
	if (early) throw refused(early.index);
	for (const locationId of new Set(changed.map(({ lot }) => lot.locationId))) {
		const here = changed.filter(({ lot }) => lot.locationId === locationId);
		const levels = await lockLevels(
			sql,
			locationId,
			here.map(({ lot }) => lot.inventoryItemId),
		);
		for (const { lot, index } of here) {
			const level = levels.find(({ inventoryItemId }) => inventoryItemId === lot.inventoryItemId);
			// Of a product that was deleted no level is left.
			if (!level) throw new ApiFailure("LOT_NOT_FOUND", { field: `lines[${index}].lotId` });
			const change = here
				.filter((one) => one.lot.inventoryItemId === lot.inventoryItemId)
				.reduce((sum, one) => sum + one.boxes - one.lot.boxes, 0);
			if (change < 0 && level.stocked + change < level.reserved) throw refused(index);
		}
	}
}

function read(sql: Sql, which: string, values: readonly (string | number)[]): Promise<StockCount[]> {
	return isoRows<StockCount>(
		sql,
		`select count.id, count.reason, count.counted_at, ${emailOfPerson("count.counted_by")} as counted_by,
			(select count(*)::int from stock_count_line where count_id = count.id) as lots,
			coalesce((select json_agg(json_build_object('id', lot.id, 'code', lot.code, 'durability', lot.durability,
					'expiresOn', ${isoDay("lot.expires_on")}, 'productName', product.title, 'reference', product.reference,
					'expected', line.expected, 'counted', line.counted) order by product.title, lot.id)
				from stock_count_line line, ${LOTS_OF_PRODUCTS}
				where lot.id = line.lot_id and line.count_id = count.id and line.counted <> line.expected), '[]') as differences
		from stock_count count ${which}`,
		values,
	);
}
