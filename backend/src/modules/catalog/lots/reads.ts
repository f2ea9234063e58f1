import { one, type Sql } from "../../../lib/database/sql";
import { requestHashOf } from "../../../lib/request-hash";
import { LEVELS } from "../../../medusa/inventory/levels";
import { ApiFailure } from "../../foundations/failures";

/** An SQL expression of a date as ISO day. */
export const isoDay = (date: string) => `to_char(${date}, 'YYYY-MM-DD')`;

/** Order in which lots of a product leave, as `firstExpiredFirst` of the domain sorts safe ones. */
export const FIRST_EXPIRED = "lot.code is not null, lot.expires_on nulls last, lot.created_at, lot.id";

/**
 * A lateral relation of the `"nextLotDate"` of the inventory item `item` (an SQL expression): of the lot that leaves next; no row
 * without lots, null where its date is unknown.
 */
export const nextLotOf = (item: string) => `(select ${isoDay("lot.expires_on")} as "nextLotDate" from lot
	where lot.inventory_item_id = ${item} and lot.boxes > lot.leaving
		and (lot.durability = 'USE_BY' and lot.expires_on < (now() at time zone 'Europe/Paris')::date) is not true
	order by ${FIRST_EXPIRED} limit 1)`;

/** Levels whose lots are not their stock, as a column of a SELECT. */
export const LOT_INVARIANT = `(select count(*)::int from ${LEVELS} level full join (
		select inventory_item_id, location_id, sum(boxes) as boxes from lot group by 1, 2
	) lots using (inventory_item_id, location_id)
	where floor(coalesce(level.stocked_quantity, 0)) <> coalesce(lots.boxes, 0)) as levels_off_their_lots`;

/** Id of what this request recorded before; without one, nothing yet. @throws ApiFailure IDEMPOTENCY_CONFLICT for another one under its key */
export async function recordedId(
	sql: Sql,
	table: "goods_receipt" | "stock_count",
	request: { key: string },
): Promise<string | undefined> {
	const known = await one<{ id: string; requestHash: string | null }>(
		sql,
		`select id, request_hash from ${table} where key = ? order by id limit 1`,
		[request.key],
	);
	// A record of an earlier release has no hash.
	if (known?.requestHash && known.requestHash !== requestHashOf(request))
		throw new ApiFailure("IDEMPOTENCY_CONFLICT", { field: "key" });
	return known?.id;
}
