import type { Lot, lotCountSchema } from "@confiserie/domain/contract/lot";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, one } from "../../lib/database/sql";
import { lockLevels, moveStocked } from "../../medusa/inventory/levels";
import { type Administrator, recordAudit } from "../audit";
import { ApiFailure } from "../failures";
import { readLot } from "./list-lots";
import { lotLabel } from "./receipts";

interface Act {
	id: string;
	actor: Administrator;
	now: Date;
}
interface LockedLot {
	inventoryItemId: string;
	locationId: string;
	boxes: number;
	leaving: number;
}

/**
 * Sets the boxes of a lot that are there, and the stock with it, under the lock of its level, which every change of the stock takes.
 * @throws ApiFailure LOT_NOT_FOUND, LOT_CHANGED, STOCK_RESERVED
 */
export function countLot(
	pool: Knex,
	{ id, actor, now }: Act,
	{ boxes, previousBoxes, reason }: z.output<typeof lotCountSchema>,
): Promise<Lot> {
	return inTransaction(pool, async (sql) => {
		const place = await one<LockedLot>(sql, "select inventory_item_id, location_id from lot where id = ?", [id]);
		if (!place) throw new ApiFailure("LOT_NOT_FOUND");
		const [level] = await lockLevels(sql, place.locationId, [place.inventoryItemId]);
		const lot = await one<LockedLot>(sql, "select * from lot where id = ? for update", [id]);
		// Of a product that was deleted no level is left.
		if (!lot || !level) throw new ApiFailure("LOT_NOT_FOUND");
		if (lot.boxes !== previousBoxes && lot.boxes !== boxes)
			throw new ApiFailure("LOT_CHANGED", { field: "boxes", current: await readLot(sql, id, now) });
		const change = boxes - lot.boxes;
		if (change !== 0 && (boxes < lot.leaving || level.stocked + change < level.reserved))
			throw new ApiFailure("STOCK_RESERVED", { field: "boxes" });
		if (change !== 0) await moveStocked(sql, lot.locationId, [{ ...place, boxes: change }], id);
		const after = await readLot(sql, id, now);
		if (change !== 0)
			await recordAudit(sql, {
				actorId: actor.customerId,
				actorEmail: actor.email,
				action: "lot.counted",
				entity: "lot",
				entityId: id,
				label: lotLabel(after),
				changes: { boxes: { from: lot.boxes, to: boxes }, reason: { from: null, to: reason } },
			});
		return after;
	});
}
