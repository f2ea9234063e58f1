import { NO_TERMS } from "@confiserie/domain/company/terms";
import type { ShipmentRequest } from "@confiserie/domain/contract/shipment";
import { linesToShip } from "@confiserie/domain/fulfilment/shipment";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, type Sql } from "../../../lib/database/sql";
import { readTerms } from "../../companies/companies";
import { ApiFailure } from "../../foundations/failures";
import { type TrackingColumns, writeShipment } from "../../fulfilment/shipments";
import { goodsOf, linesOf, type OrderRow } from "../orders";

interface Leaving {
	lines: readonly { lineId: string; boxes: number }[];
	packages?: ShipmentRequest["packages"];
	tracking: TrackingColumns;
	idempotencyKey?: string;
	fingerprint?: string;
	at: Date;
}

/** Columns of an order after a shipment. */
type Columns = Pick<OrderRow, "shipmentCount" | "isPartlyShipped">;

/** Writes a shipment of lines, under the order's lock. @returns what to write into the order's row */
export async function shipLines(sql: Knex.Transaction, order: OrderRow, leaving: Leaving): Promise<Columns> {
	const orderLines = await linesOf(sql, [order.id]);
	const { lines, tracking } = leaving;
	const terms = order.onAccountAt && order.companyId ? await readTerms(sql, order.companyId) : NO_TERMS;
	const shipmentCount = await writeShipment(sql, {
		order: {
			id: order.id,
			shipmentCount: order.shipmentCount,
			isByPallet: order.delivery?.kind === "pallet",
			isInvoicedMonthly: terms.isInvoicedMonthly,
			mixedPallets: order.mixedPallets,
		},
		orderLines,
		...{ lines, packages: leaving.packages, at: leaving.at },
		tracking: {
			trackingCarrier: tracking.trackingCarrier,
			trackingNumber: tracking.trackingNumber,
			trackingLink: tracking.trackingLink,
		},
		idempotencyKey: leaving.idempotencyKey ?? null,
		fingerprint: leaving.fingerprint ?? null,
	});
	return { shipmentCount, isPartlyShipped: (await readLinesToShip(sql, order.id)).length > 0 };
}

/** What is still to be shipped of an order, by line. */
const readLinesToShip = async (sql: Sql, orderId: string) => linesToShip(await goodsOf(sql, orderId));

/** Ships everything that is still here. @returns what to write into the order's row */
export async function shipRest(
	sql: Knex.Transaction,
	order: OrderRow,
	{ tracking, at }: Pick<Leaving, "tracking" | "at">,
): Promise<Partial<Columns>> {
	const lines = await readLinesToShip(sql, order.id);
	return lines.length > 0 ? shipLines(sql, order, { lines, tracking, at }) : { isPartlyShipped: false };
}

/** Notes that all boxes have left which Medusa has fulfilled: its own fulfilments tell how. */
export async function noteLeftInMedusa(sql: Sql, orderId: string): Promise<Partial<Columns>> {
	await sql.raw("update order_book_line set shipped_boxes = boxes - removed_boxes where order_id = ?", [orderId]);
	return { isPartlyShipped: false };
}

/** Whether a shipment is not in Medusa yet, so that its boxes are still among those reserved. */
export async function hasPendingShipment(sql: Sql, orderId: string): Promise<boolean> {
	const pending = await one(
		sql,
		"select 1 as way from order_shipment where order_id = ? and projected_at is null limit 1",
		[orderId],
	);
	return pending !== undefined;
}

/**
 * Takes back the shipment that made an order SHIPPED, when the order steps back before its goods have left the stock: then
 * nothing has been shipped. @returns what to write into the order's row
 */
export async function withdrawLast(sql: Sql, { id, shipmentCount }: OrderRow): Promise<Partial<Columns>> {
	const labelled = await one(
		sql,
		`select 1 as way from order_shipment shipment join order_shipment_label label on label.shipment_id = shipment.id
			where order_id = ? and number = ? and projected_at is null and state not in ('CANCELLED', 'REFUSED')`,
		[id, shipmentCount],
	);
	if (labelled) throw new ApiFailure("ORDER_CHANGED", { message: "Annulez d'abord l'étiquette du transporteur." });
	await sql.raw(
		`update order_book_line line set shipped_boxes = shipped_boxes - gone.boxes
			from order_shipment shipment join order_shipment_line gone on gone.shipment_id = shipment.id
			where shipment.order_id = ? and number = ? and projected_at is null and gone.line_id = line.id`,
		[id, shipmentCount],
	);
	await sql.raw("delete from order_shipment where order_id = ? and number = ? and projected_at is null", [
		id,
		shipmentCount,
	]);
	const lines = await linesOf(sql, [id]);
	return { isPartlyShipped: lines.some(({ shippedBoxes }) => shippedBoxes > 0) };
}
