import { isSold } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, update } from "../../../../lib/database/sql";
import { lineColumns } from "../../checkout";
import { refuseBeyondShare } from "../../offers";
import {
	type HoldRequest,
	holdStock,
	lockLevels,
	makeHoldsPermanent,
	type OrderRow,
	releaseLines,
	releaseRemoved,
} from "../../orders";
import type { CorrectionPlan } from "./plan-correction";
import type { PlannedLine } from "./planned-line";

/**
 * Writes the lines of a corrected order and holds what they need, all or nothing; the order's row must be locked. What is
 * unchanged retains its line and its hold. The hold comes last, as at a checkout (ADR 4).
 * @throws InsufficientStock
 */
export async function writeLines(
	sql: Knex.Transaction,
	order: OrderRow,
	{ lines, removed, channel }: CorrectionPlan,
	now: Date,
): Promise<void> {
	for (const line of lines) {
		const { row, vatRate, unitPriceCents } = line;
		if (!row || (row.vatRate === vatRate && row.unitPriceCents === unitPriceCents)) continue;
		await update(sql, "order_book_line", row.id, { vatRate, ...(line.boxes === line.before && priceOf(line)) });
	}
	const changed = lines.filter(({ boxes, before }) => boxes !== before);
	const [grown, shrunk] = [changed.filter(isMore), changed.filter((line) => !isMore(line))];
	const held = grown.map((line) => ({ line, request: holdOf(line) }));
	const requests = held.map(({ request }) => request);
	const items = requests.map(({ inventoryItemId }) => inventoryItemId);
	await lockLevels(sql, order.id, items);
	const freed = [...removed, ...grown.flatMap(({ row }) => row ?? [])].map(({ id }) => id);
	await releaseLines(sql, freed, now);
	await sql("order_book_line")
		.whereIn(
			"id",
			removed.map(({ id }) => id),
		)
		.delete();
	let position = Math.max(-1, ...lines.map(({ row }) => row?.position ?? -1), ...removed.map((row) => row.position));
	for (const line of shrunk) if (line.row) await update(sql, "order_book_line", line.row.id, priceOf(line));
	// Lowered, not released and held again: a withheld lot may have left less than what stays.
	if (shrunk.length > 0) await releaseRemoved(sql, order.id, now);
	for (const { line, request } of held) {
		const price = priceOf(line);
		if (line.row) await update(sql, "order_book_line", line.row.id, price);
		else if (line.entry) {
			position += 1;
			const columns = lineColumns({ entry: line.entry, ...price });
			await insert(sql, "order_book_line", { id: request.lineId, orderId: order.id, position, ...columns });
		}
	}
	if (requests.length === 0) return;
	await holdStock(sql, order.id, requests, now);
	if (channel) await refuseBeyondShare(sql, channel, requests);
	if (isSold(order.status)) await makeHoldsPermanent(sql, order.id, now);
}

/** Its price per box changes without its boxes where the layers of others do not fill a pallet with it any more. */
function priceOf({ boxes, unitPriceCents, listUnitPriceCents = null, palletOffCents, palletUnitCents }: PlannedLine) {
	const totalCents = boxes * unitPriceCents;
	return { boxes, unitPriceCents, listUnitPriceCents, palletOffCents, palletUnitCents, totalCents };
}

const isMore = ({ boxes, before }: PlannedLine) => boxes > before;

function holdOf({ row, entry, boxes }: PlannedLine): HoldRequest {
	const place = row ?? entry;
	if (!place) throw new Error("A line that is neither ordered nor sold.");
	const { inventoryItemId, locationId } = place;
	return { lineId: row?.id ?? generateEntityId(undefined, "cmdline"), inventoryItemId, locationId, boxes };
}
