import { randomUUID } from "node:crypto";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { db } from "../support/api";

/** Body of a receipt of ten boxes, or so many. */
export function receiptOf(productId: string, lot: string, boxes = 10) {
	const today = dayOf(new Date());
	return { key: randomUUID(), productId, lot, boxes, expiresOn: daysLater(today, 90), receivedOn: today };
}

/** Levels of the stock whose lots have another sum. */
export async function lotsApart(): Promise<unknown[]> {
	const { rows } = await db().query(
		`select inventory_item_id, stocked_quantity, boxes from inventory_level left join (
				select inventory_item_id, location_id, sum(boxes) as boxes from lot group by 1, 2
			) lots using (inventory_item_id, location_id)
			where deleted_at is null and stocked_quantity <> coalesce(boxes, 0)`,
	);
	return rows;
}
