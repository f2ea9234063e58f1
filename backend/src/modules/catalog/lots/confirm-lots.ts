import type { confirmedLotsSchema } from "@confiserie/domain/contract/lots";
import { holdsStock } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, one, rows } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import { statusIn } from "../../foundations/order-status";
import { record } from "./ship-lots";
import { UNSAFE } from "./unsafe";

interface OpenLine {
	id: string;
	orderId: string;
	sku: string;
	inventoryItemId: string;
	locationId: string;
	boxes: number;
}

/**
 * Records the lots that were scanned for several orders, in place of those recorded before: the oldest order gets the first boxes.
 * Boxes that have left stay with their lots. Returns how many boxes found an order. Throws ORDER_NOT_FOUND, VALIDATION for an unknown lot, LOT_WITHHELD.
 */
export function confirmLots(
	pool: Knex,
	{ orders: numbers, lots }: z.output<typeof confirmedLotsSchema>,
	today: string,
): Promise<number> {
	return inTransaction(pool, async (sql) => {
		const orders = await rows<{ id: string; orderNumber: string; isHere: boolean }>(
			sql,
			`select id, order_number, ${statusIn(holdsStock)} as is_here from order_book where order_number = any(?) order by id for update`,
			[numbers],
		);
		const missing = numbers.find((number) => orders.every(({ orderNumber }) => orderNumber !== number));
		if (missing !== undefined) throw new ApiFailure("ORDER_NOT_FOUND", { field: "orders" });
		const open = orders.filter(({ isHere }) => isHere).map(({ id }) => id);
		await sql.raw("delete from order_lot where order_id = any(?) and shipped_at is null", [open]);
		const lines = await rows<OpenLine>(
			sql,
			`select line.id, order_id, sku, inventory_item_id, location_id, line.boxes - removed_boxes - shipped_boxes as boxes
			from order_book_line line join order_book on order_book.id = order_id
			where order_id = any(?) order by created_at, order_id, position`,
			[open],
		);
		let recorded = 0;
		for (const [index, { reference, lot, boxes }] of lots.entries()) {
			const wanting = lines.filter(({ sku }) => sku === reference);
			const [first] = wanting;
			if (!first) continue;
			const found = await one<{ id: string; isWithheld: boolean }>(
				sql,
				`select id, blocked_at is not null or ${UNSAFE} as is_withheld from lot
					where inventory_item_id = ? and location_id = ? and upper(code) = upper(?) order by id`,
				[today, today, first.inventoryItemId, first.locationId, lot],
			);
			if (!found)
				throw new ApiFailure("VALIDATION", {
					field: `lots[${index}].lot`,
					message: `Le lot ${lot} de ${reference} n'a pas été reçu.`,
				});
			if (found.isWithheld)
				throw new ApiFailure("LOT_WITHHELD", {
					field: `lots[${index}].lot`,
					message: `Le lot ${lot} de ${reference} est bloqué ou périmé\u00a0: ne l'expédiez pas.`,
				});
			let left = boxes;
			for (const line of wanting) {
				const part = Math.min(left, line.boxes);
				if (part <= 0 || line.locationId !== first.locationId) continue;
				await record(sql, { orderId: line.orderId, lineId: line.id, shippedAt: null }, [
					{ lotId: found.id, boxes: part },
				]);
				line.boxes -= part;
				left -= part;
				recorded += part;
			}
		}
		return recorded;
	});
}
