import { dayOf } from "@confiserie/domain/day";
import { type LotBoxes, sumOfLots, takeInOrder } from "@confiserie/domain/lots/fefo";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insert, one, rows, type Sql } from "../../../lib/database/sql";
import { lockStock } from "../../../medusa/inventory/levels";
import { reservedBy } from "../../../medusa/inventory/reservations";
import { linesOfOrder, VARIANTS_OF_LINES } from "../../../medusa/orders/lines";
import { ApiFailure } from "../../foundations/failures";
import { FIRST_EXPIRED } from "./reads";
import { offered, stockedLots } from "./stocked-lots";

interface ShippedLine {
	id: string;
	productName: string;
	piecesPerBox: number;
	inventoryItemId: string;
	locationId: string;
	boxes: number;
	/** Boxes that have left, and of them those whose lots are recorded. */
	shipped: number;
	recorded: number;
}

/**
 * Records the lots of what has left of an order since the last call: those that were picked, then first expired first. Medusa's
 * fulfilment takes them from the stock afterwards; what it took before, from Medusa Admin, is found among the lots' movements. The
 * order is locked; its levels stay locked, so this comes last.
 * @throws ApiFailure SHIPMENT_REFUSED where boxes are missing because lots are withheld or were taken out of the stock
 */
export async function shipLots(sql: Knex.Transaction, orderId: string, now: Date): Promise<void> {
	const lines = await linesOf(sql, orderId);
	const leaving = lines.filter(({ shipped, recorded }) => shipped > recorded);
	if (leaving.length === 0) return;
	await lockStock(sql, "select unnest(?::text[])", [leaving.map((line) => line.inventoryItemId)]);
	await sql.raw("select set_config('shop.lot', 'count', true)");
	const gone = await goneFor(sql, orderId, lines);
	for (const line of leaving) await shipLine(sql, line, { orderId, now, gone });
}

interface Shipping {
	orderId: string;
	now: Date;
	/** Boxes that Medusa has taken without a shipment of the shop, by place. */
	gone: Map<string, number>;
}

async function shipLine(sql: Knex.Transaction, line: ShippedLine, { orderId, now, gone }: Shipping): Promise<void> {
	const wanted = line.shipped - line.recorded;
	const taken = Math.min(wanted, gone.get(placeOf(line)) ?? 0);
	gone.set(placeOf(line), (gone.get(placeOf(line)) ?? 0) - taken);
	const items = await stockedLots(sql, [line.inventoryItemId], { today: dayOf(now), except: [orderId] });
	const lots = items.filter(({ locationId }) => locationId === line.locationId);
	await refuseMissing(sql, line, wanted - taken - lots.reduce((sum, lot) => sum + lot.free, 0));
	const free = new Map(lots.map((lot) => [lot.id, lot.free]));
	const picks = await takePicks(sql, line.id);
	const here = picks.map(({ lotId, boxes }) => ({ lotId, boxes: Math.min(boxes, free.get(lotId) ?? 0) }));
	const scanned = takeInOrder(here, wanted);
	const left = wanted - sumOfLots(scanned);
	const claimed = await claimMovements(sql, line, taken);
	const adopted = takeInOrder(claimed, left);
	// Medusa took the first expired although others were scanned: the lots change places.
	for (const { lotId, boxes } of less(claimed, adopted)) await move(sql, lotId, { boxes });
	const swapped = takeInOrder(scanned, sumOfLots(claimed) - sumOfLots(adopted));
	for (const { lotId, boxes } of swapped) await move(sql, lotId, { boxes: -boxes });
	const rest = takeInOrder(less(offered(lots), scanned), left - sumOfLots(adopted));
	for (const { lotId, boxes } of [...less(scanned, swapped), ...rest]) await move(sql, lotId, { leaving: boxes });
	await record(sql, { orderId, lineId: line.id, shippedAt: now }, [...scanned, ...adopted, ...rest]);
	await record(sql, { orderId, lineId: line.id, shippedAt: null }, less(picks, scanned));
}

/**
 * Refuses that Medusa takes boxes of an order's lines from the stock that the shop would not ship.
 * @param items lines of Medusa's order
 * @throws ApiFailure SHIPMENT_REFUSED
 */
export async function refuseWithheld(
	sql: Sql,
	medusaOrderId: string,
	items: readonly { id: string; quantity: number }[],
	now: Date,
): Promise<void> {
	const lines = await rows<Omit<ShippedLine, "boxes" | "shipped" | "recorded"> & { lineId: string }>(
		sql,
		`select line.id, product_name, pieces_per_box, inventory_item_id, location_id, sold.line_id
			from order_book_line line
			join order_book book on book.id = line.order_id join ${VARIANTS_OF_LINES} sold on sold.variant_id = line.variant_id
			where book.medusa_order_id = ? and sold.line_id = any(?) order by line.position, line.id`,
		[medusaOrderId, items.map(({ id }) => id)],
	);
	for (const line of lines) {
		const wanted = items.reduce((sum, { id, quantity }) => sum + (id === line.lineId ? quantity : 0), 0);
		const lots = await stockedLots(sql, [line.inventoryItemId], { today: dayOf(now) });
		const here = lots.filter(({ locationId }) => locationId === line.locationId);
		await refuseMissing(sql, line, wanted - here.reduce((sum, { free }) => sum + free, 0));
	}
}

/** Refuses to ship boxes that may not be sold in place of missing ones. @throws ApiFailure SHIPMENT_REFUSED */
async function refuseMissing(
	sql: Sql,
	line: Pick<ShippedLine, "productName" | "piecesPerBox" | "inventoryItemId" | "locationId">,
	missing: number,
): Promise<void> {
	if (missing <= 0) return;
	const cause = await one(
		sql,
		`select 1 from lot where inventory_item_id = ? and location_id = ? and (boxes > leaving or withheld > 0
			or exists (select from lot_removal where lot_id = lot.id)) limit 1`,
		[line.inventoryItemId, line.locationId],
	);
	if (!cause) return;
	throw new ApiFailure("SHIPMENT_REFUSED", {
		message: `${line.productName}\u00a0: ${formatBoxes(missing, line)} à expédier de lots bloqués, périmés ou sortis du stock. Mettez-les en perte, puis recevez un autre lot ou corrigez la commande.`,
	});
}

/** Writes lots of a line: picked, or shipped at a time. */
export async function record(
	sql: Sql,
	{ orderId, lineId, shippedAt }: { orderId: string; lineId: string; shippedAt: Date | null },
	lots: readonly LotBoxes[],
): Promise<void> {
	for (const { lotId, boxes } of lots)
		if (boxes > 0) await insert(sql, "order_lot", { orderId, lineId, lotId, boxes, shippedAt });
}

/** Takes back the shipment of an order that was withdrawn before its goods left the stock: its lots are picked, not gone. */
export async function unshipLots(sql: Knex.Transaction, orderId: string): Promise<void> {
	const back = await rows<LotBoxes>(
		sql,
		`update order_lot set shipped_at = null from (
				select lot.id, sum(lot.boxes) over (partition by line_id order by lot.id) as so_far, shipped_boxes
				from order_lot lot join order_book_line line on line.id = line_id
				where lot.order_id = ? and shipped_at is not null
			) recorded where recorded.id = order_lot.id and so_far > shipped_boxes
			returning lot_id, boxes`,
		[orderId],
	);
	for (const { lotId, boxes } of back)
		await sql.raw("update lot set leaving = greatest(0, leaving - ?) where id = ?", [boxes, lotId]);
}

const placeOf = ({ inventoryItemId, locationId }: { inventoryItemId: string; locationId: string }) =>
	`${inventoryItemId} ${locationId}`;

/** Boxes that Medusa still reserves for an order, by place: its fulfilments have not taken them. */
async function reservedFor(sql: Sql, orderId: string): Promise<Map<string, number>> {
	const found = await rows<{ inventoryItemId: string; locationId: string; boxes: number }>(
		sql,
		reservedBy({
			ids: "select reservation_item_id from stock_hold where order_id = ? and state <> 'RELEASED'",
			lines: linesOfOrder("select medusa_order_id from order_book where id = ?"),
		}),
		[orderId, orderId],
	);
	return new Map(found.map((one) => [placeOf(one), one.boxes]));
}

/** The lines of an order, those of one place after each other. */
function linesOf(sql: Sql, orderId: string): Promise<ShippedLine[]> {
	return rows(
		sql,
		`select id, product_name, pieces_per_box, inventory_item_id, location_id, boxes - removed_boxes as boxes,
			shipped_boxes as shipped, (
				select coalesce(sum(order_lot.boxes), 0)::int from order_lot where line_id = line.id and shipped_at is not null
			) as recorded
		from order_book_line line where order_id = ? order by inventory_item_id, location_id, position, id`,
		[orderId],
	);
}

/** Boxes of an order's lines that Medusa has taken from the stock although the shop recorded no shipment, by place. */
async function goneFor(sql: Sql, orderId: string, lines: readonly ShippedLine[]): Promise<Map<string, number>> {
	const reserved = await reservedFor(sql, orderId);
	const gone = new Map<string, number>();
	for (const line of lines) {
		const place = placeOf(line);
		gone.set(place, (gone.get(place) ?? -(reserved.get(place) ?? 0)) + line.boxes - line.recorded);
	}
	return new Map([...gone].map(([place, boxes]) => [place, Math.max(0, boxes)]));
}

/** The picked lots of a line, first expired first, which are no longer recorded. */
async function takePicks(sql: Sql, lineId: string): Promise<LotBoxes[]> {
	const picks = await rows<LotBoxes>(
		sql,
		`select lot_id, sum(order_lot.boxes)::int as boxes from order_lot join lot on lot.id = lot_id
			where line_id = ? and shipped_at is null group by lot_id, lot.id order by ${FIRST_EXPIRED}`,
		[lineId],
	);
	await sql.raw("delete from order_lot where line_id = ? and shipped_at is null", [lineId]);
	return picks;
}

/** Of the boxes that left a place with no order named, the latest, as this order's. */
async function claimMovements(
	sql: Knex.Transaction,
	line: Pick<ShippedLine, "inventoryItemId" | "locationId">,
	boxes: number,
): Promise<LotBoxes[]> {
	if (boxes <= 0) return [];
	return rows<LotBoxes>(
		sql,
		`with open as (
			select movement.id, lot_id, -(movement.boxes + claimed) as boxes,
				sum(-(movement.boxes + claimed)) over (order by movement.id desc) as so_far
			from lot_movement movement join lot on lot.id = lot_id
			where inventory_item_id = ? and location_id = ? and movement.boxes + claimed < 0
		), part as (
			select id, lot_id, least(boxes, ? - (so_far - boxes))::int as boxes from open where so_far - boxes < ?
		), noted as (
			update lot_movement set claimed = claimed + part.boxes from part where part.id = lot_movement.id
		)
		select lot_id, boxes from part order by id`,
		[line.inventoryItemId, line.locationId, boxes, boxes],
	);
}

async function move(sql: Sql, lotId: string, { boxes = 0, leaving = 0 }: { boxes?: number; leaving?: number }) {
	await sql.raw("update lot set boxes = boxes + ?, leaving = leaving + ? where id = ?", [boxes, leaving, lotId]);
}

/** Boxes of lots without those of others. */
function less(lots: readonly LotBoxes[], others: readonly LotBoxes[]): LotBoxes[] {
	const away = new Map<string, number>();
	for (const { lotId, boxes } of others) away.set(lotId, (away.get(lotId) ?? 0) + boxes);
	return lots.map(({ lotId, boxes }) => {
		const part = Math.min(boxes, away.get(lotId) ?? 0);
		away.set(lotId, (away.get(lotId) ?? 0) - part);
		return { lotId, boxes: boxes - part };
	});
}
