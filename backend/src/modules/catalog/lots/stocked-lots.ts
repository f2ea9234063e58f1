import { type DatedLot, firstExpiredFirst } from "@confiserie/domain/lots/fefo";
import { holdsStock } from "@confiserie/domain/orders/order-status";
import { isoRows, type Sql } from "../../../lib/database/sql";
import { statusIn } from "../../foundations/order-status";
import { isoDay } from "./reads";
import { UNSAFE } from "./unsafe";

/** A lot with boxes for sale. */
export interface StockedLot extends DatedLot {
	inventoryItemId: string;
	locationId: string;
	/** In stock, without those that shipped orders wait for. */
	free: number;
	/** Of them, confirmed for orders that have not left. */
	picked: number;
}

/**
 * Lots of inventory items that may leave, first expired first.
 * @param except orders whose confirmed boxes do not count as `picked`
 */
export async function stockedLots(
	sql: Sql,
	inventoryItemIds: readonly string[],
	{ today, except = [] }: { today: string; except?: readonly string[] },
): Promise<StockedLot[]> {
	const found = await isoRows<StockedLot>(
		sql,
		`select lot.id, lot.inventory_item_id, lot.location_id, lot.code, lot.durability, ${isoDay("lot.expires_on")} as expires_on,
			lot.created_at, lot.boxes - lot.leaving as free, least(lot.boxes - lot.leaving, (
				select coalesce(sum(order_lot.boxes), 0) from order_lot join order_book on order_book.id = order_id
				where lot_id = lot.id and shipped_at is null and ${statusIn(holdsStock)} and order_id <> all(?)))::int as picked
		from lot where lot.inventory_item_id = any(?) and lot.boxes > lot.leaving and lot.blocked_at is null and not ${UNSAFE}`,
		[[...except], [...new Set(inventoryItemIds)], today, today],
	);
	return firstExpiredFirst(found);
}

/** Boxes by lot, first those that no other order was promised. */
export function offered(lots: readonly StockedLot[]): { lotId: string; boxes: number }[] {
	return [
		...lots.map(({ id, free, picked }) => ({ lotId: id, boxes: free - picked })),
		...lots.map(({ id, picked }) => ({ lotId: id, boxes: picked })),
	];
}
