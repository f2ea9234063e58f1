import type { OrderWebhookEvent } from "@confiserie/domain/channels/webhook";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import type { OrderEventData } from "@confiserie/domain/contract/webhooks";
import { toEuros } from "@confiserie/domain/money";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { paymentStatus } from "@confiserie/domain/payments/payment-status";
import type { Sql } from "../../../lib/database/sql";
import { serializeTracking, shipmentsOf } from "../../fulfilment/shipments";
import { isHeard, noteEvent } from "../../terms/channels";
import { orderById } from "./find-order";
import { serializeTaxes } from "./order-taxes";
import { linesOf } from "./read-orders";
import { discountOf, isPartlyShipped } from "./serialize-order";
import type { StatusChange } from "./status-change";
import type { LineRow, OrderRow } from "./types";

/** Notifies webhooks of a history entry; an entry without a status change is not sent. */
export async function tellOfStatus(sql: Sql, { orderId, at, from, to }: StatusChange): Promise<void> {
	if (from === null) return tellOfOrder(sql, orderId, "order.placed", at);
	if (from === to) return;
	await tellOfOrder(sql, orderId, "order.status_changed", at, { previousStatus: from });
	if (isCancelled(to)) await tellOfOrder(sql, orderId, "order.cancelled", at, { previousStatus: from });
}

/** Writes a message with the current order to subscribed webhooks, in the transaction of the change. Call it after the row is written. */
export async function tellOfOrder(
	sql: Sql,
	orderId: string,
	type: OrderWebhookEvent,
	now: Date,
	more: Pick<OrderEventData, "previousStatus" | "corrected"> = {},
): Promise<void> {
	if (!(await isHeard(sql, type))) return;
	const order = await orderById(sql, orderId);
	if (!order) return;
	const shipments = (await shipmentsOf(sql, [orderId])).get(orderId) ?? [];
	const data = { ...eventDataOf(order, await linesOf(sql, [orderId]), shipments), ...more };
	const { orderNumber: label, salesChannelId: channelId } = order;
	await noteEvent(sql, { type, subject: `order:${orderId}`, label, channelId, data }, now);
}

function eventDataOf(order: OrderRow, lines: readonly LineRow[], shipments: Shipment[]): OrderEventData {
	return {
		orderId: order.id,
		orderNumber: order.orderNumber,
		channelId: order.salesChannelId,
		externalRef: order.externalRef,
		version: order.version,
		status: order.status,
		paymentStatus: paymentStatus(order),
		currency: order.currency.toUpperCase(),
		subtotal: toEuros(order.subtotalCents),
		discount: discountOf(order),
		shipping: toEuros(order.shippingCents),
		total: toEuros(order.totalCents),
		taxes: serializeTaxes(order, lines, toEuros),
		paid: toEuros(order.capturedCents),
		refunded: toEuros(order.refundedCents),
		tracking: serializeTracking(order),
		shipments,
		isPartlyShipped: isPartlyShipped(order),
		createdAt: order.createdAt.toISOString(),
		lines: lines.map((line) => ({
			productId: line.productId,
			reference: line.sku,
			name: line.productName,
			boxes: line.boxes,
			unitPrice: toEuros(line.unitPriceCents),
			total: toEuros(line.totalCents),
			vatRate: line.vatRate,
		})),
	};
}
