import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ShipmentTracking } from "@confiserie/domain/contract/shipment";
import { inTransaction, one } from "../../../lib/database/sql";
import type { Administrator } from "../../audit";
import { ApiFailure } from "../../failures";
import { findOrder, mailShipment, type OrderRow, recordStatus, serializeDetail } from "../../orders";
import type { PaymentBook } from "../../payments";
import { readShipment } from "../../shipments";
import { trackingColumns, trackingWords } from "../change-tracking";
import { writeTracking } from "./write-tracking";

interface TrackingWish {
	idOrNumber: string;
	/** Of the shipment within the order. */
	number: string;
	request: ShipmentTracking;
	actor: Administrator;
}

/**
 * Gives a shipment its number at the carrier, another one, or none. The order's own number is that of its latest shipment
 * which has one. @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND
 */
export async function changeShipmentTracking(book: PaymentBook, wish: TrackingWish): Promise<AdminOrderDetail> {
	const { request, actor } = wish;
	const { id: orderId } = await findOrder(book.pool, wish.idOrNumber, null);
	const detail = await inTransaction(book.writes, async (sql) => {
		const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [orderId]);
		if (!order) throw new ApiFailure("ORDER_NOT_FOUND");
		const shipment = await readShipment(sql, orderId, wish.number);
		const columns = trackingColumns(request.tracking);
		const words = trackingWords(columns);
		const at = book.now();
		await writeTracking(sql, order, shipment.id, columns, at);
		const note = `Envoi ${shipment.number}\u00a0: ${words ?? "numéro de suivi retiré"}.`;
		const by = { orderId, at, actor: actor.customerId, from: order.status, to: order.status };
		await recordStatus(sql, { ...by, act: "TRACKING", note, skipMail: true });
		if (words && request.notifyCustomer) await mailShipment(sql, orderId, shipment.number, at);
		return serializeDetail(book, sql, await findOrder(sql, orderId, null));
	});
	await book.announce("order_book.tasks_due");
	return detail;
}
