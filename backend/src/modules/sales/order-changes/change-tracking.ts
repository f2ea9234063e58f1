import type { adminStatusUpdateSchema } from "@confiserie/domain/contract/admin-order";
import { readCarrier, storedCarrier } from "@confiserie/domain/fulfilment/carriers";
import type { TrackingNumber } from "@confiserie/domain/fulfilment/tracking";
import { isDelivered, isShipped, type OrderStatus } from "@confiserie/domain/orders/order-status";
import type { z } from "@medusajs/framework/zod";
import type { Sql } from "../../../lib/database/sql";
import type { TrackingColumns as Columns } from "../../fulfilment/shipments";
import { mailTracking, type OrderRow, tellOfOrder } from "../orders";

type Wanted = z.output<typeof adminStatusUpdateSchema>["tracking"];

/** What a new number changes of an order: its columns, a word for its history, and the line of the audit. */
interface TrackingChange {
	columns: Columns;
	note: string;
	changes: Record<"tracking", { from: string | null; to: string | null }>;
}

/** Undefined where the number stays as it is. */
export function trackingChange(order: OrderRow, wanted: Wanted): TrackingChange | undefined {
	if (wanted === undefined) return undefined;
	const { trackingCarrier, trackingNumber, trackingLink } = order;
	const before: Columns = { trackingCarrier, trackingNumber, trackingLink };
	const columns = trackingColumns(wanted);
	if (JSON.stringify(before) === JSON.stringify(columns)) return undefined;
	const [from, to] = [trackingWords(before), trackingWords(columns)];
	return { columns, note: to ? `Suivi\u00a0: ${to}.` : "Numéro de suivi retiré.", changes: { tracking: { from, to } } };
}

/** A number as rows hold it; null for none. */
export function trackingColumns(tracking: TrackingNumber | null): Columns {
	const { number = null, link = null } = tracking ?? {};
	return { trackingCarrier: tracking && storedCarrier(tracking), trackingNumber: number, trackingLink: link };
}

/** The order's number is that of its latest shipment, too. */
export async function trackLatest(sql: Sql, { id, shipmentCount }: OrderRow, columns: Columns): Promise<void> {
	await sql.raw(
		`update order_shipment set tracking_carrier = ?, tracking_number = ?, tracking_link = ?
			where order_id = ? and number = ?`,
		[columns.trackingCarrier, columns.trackingNumber, columns.trackingLink, id, shipmentCount],
	);
}

interface NewTracking {
	orderId: string;
	/** No other mail of this change tells it. */
	isNews: boolean;
	status: OrderStatus;
	now: Date;
}

/** Tells programs that listen, and the customer of an order that is on its way already. Call it after the row is written. */
export async function tellOfTracking(sql: Sql, { orderId, isNews, status, now }: NewTracking): Promise<void> {
	await tellOfOrder(sql, orderId, "order.tracking_changed", now);
	if (isNews && isShipped(status) && !isDelivered(status)) await mailTracking(sql, orderId, now);
}

/** "Colissimo, 6A12345678901"; null for no number. */
export function trackingWords({
	trackingCarrier: carrier,
	trackingNumber: number,
	trackingLink: link,
}: Columns): string | null {
	return carrier && number ? [readCarrier(carrier).label, number, link].filter(Boolean).join(", ") : null;
}
