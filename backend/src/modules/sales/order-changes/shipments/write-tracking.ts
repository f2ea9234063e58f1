import { type Sql, update } from "../../../../lib/database/sql";
import { scheduleTask } from "../../../foundations/outbox";
import type { TrackingColumns } from "../../../fulfilment/shipments";
import { type OrderRow, tellOfOrder } from "../../orders";

/** A shipment's number; the order's own is that of its latest shipment which has one. Notifies programs that listen. */
export async function writeTracking(
	sql: Sql,
	{ id: orderId }: Pick<OrderRow, "id">,
	shipmentId: string,
	columns: TrackingColumns,
	at: Date,
): Promise<void> {
	await update(sql, "order_shipment", shipmentId, { ...columns });
	await sql.raw(
		`update order_book set updated_at = ?, (tracking_carrier, tracking_number, tracking_link) = (
			select max(tracking_carrier), max(tracking_number), max(tracking_link) from (
				select * from order_shipment where order_id = order_book.id and tracking_number is not null
					order by number desc, id limit 1) latest) where id = ?`,
		[at, orderId],
	);
	await tellOfOrder(sql, orderId, "order.tracking_changed", at);
	await scheduleTask(sql, orderId, "PROJECT", at);
}
