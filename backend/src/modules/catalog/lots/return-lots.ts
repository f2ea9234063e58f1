import { plural } from "@confiserie/domain/plural";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";

interface ReturnedBoxes {
	lineId: string;
	boxes: number;
	/** As read on the boxes; left out, the line's lot if it left with one. */
	lotId?: string | undefined;
	/** Of the line in the request. */
	index: number;
}

/**
 * Notes to which lot boxes of a line came back, under the order's lock. Where the line left with several and none is named, the lot is
 * not known: a recall then counts the boxes as still with the customer.
 * @returns the lot, null where it is not known. @throws ApiFailure VALIDATION for a lot that the line does not have as often
 */
export async function returnToLot(sql: Knex.Transaction, back: ReturnedBoxes): Promise<string | null> {
	const shipped = await rows<{ id: string; lotId: string; left: number; piecesPerBox: number }>(
		sql,
		`select order_lot.id, lot_id, order_lot.boxes - returned as left, pieces_per_box from order_lot
			join order_book_line line on line.id = line_id
			where line_id = ? and shipped_at is not null order by order_lot.id`,
		[back.lineId],
	);
	const lotIds = [...new Set(shipped.map(({ lotId }) => lotId))];
	const lotId = back.lotId ?? (lotIds.length === 1 ? lotIds[0] : undefined);
	if (lotId === undefined) return null;
	const ofLot = shipped.filter((one) => one.lotId === lotId);
	const left = ofLot.reduce((sum, one) => sum + one.left, 0);
	if (left < back.boxes) {
		if (back.lotId === undefined) return null;
		const message =
			left === 0
				? "Rien de ce lot n'est chez le client."
				: `Au plus ${formatBoxes(left, ofLot[0] ?? null)} de ce lot ${plural(left, "peut", "peuvent")} revenir.`;
		throw new ApiFailure("VALIDATION", { field: `lines.${back.index}.lotId`, message });
	}
	let boxes = back.boxes;
	for (const one of ofLot) {
		const part = Math.min(boxes, one.left);
		boxes -= part;
		if (part > 0) await sql.raw("update order_lot set returned = returned + ? where id = ?", [part, one.id]);
	}
	return lotId;
}
