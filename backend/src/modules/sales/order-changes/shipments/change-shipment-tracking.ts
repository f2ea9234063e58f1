import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ShipmentTracking } from "@confiserie/domain/contract/shipment";
import { inTransaction } from "../../../../lib/database/sql";
import type { Administrator } from "../../../foundations/audit";
import { readShipment } from "../../../fulfilment/shipments";
import { findOrder, lockOrder, mailShipment, recordStatus, serializeDetail } from "../../orders";
import type { PaymentContext } from "../../payments";
import { trackingColumns, trackingWords } from "../change-tracking";
import { writeTracking } from "./write-tracking";

interface TrackingCommand {
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
export async function changeShipmentTracking(
	context: PaymentContext,
	requested: TrackingCommand,
): Promise<AdminOrderDetail> {
	const { request, actor } = requested;
	const { id: orderId } = await findOrder(context.pool, requested.idOrNumber, null);
	const detail = await inTransaction(context.writes, async (sql) => {
		const order = await lockOrder(sql, orderId);
		const shipment = await readShipment(sql, orderId, requested.number);
		const columns = trackingColumns(request.tracking);
		const words = trackingWords(columns);
		const at = context.now();
		await writeTracking(sql, order, shipment.id, columns, at);
		const note = `Envoi ${shipment.number}\u00a0: ${words ?? "numéro de suivi retiré"}.`;
		const by = { orderId, at, actor: actor.customerId, from: order.status, to: order.status };
		await recordStatus(sql, { ...by, act: "TRACKING", note, skipMail: true });
		if (words && request.notifyCustomer) await mailShipment(sql, orderId, shipment.number, at);
		return serializeDetail(context, sql, await findOrder(sql, orderId, null));
	});
	await context.announce("order_book.tasks_due");
	return detail;
}
