import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ShipmentRequest } from "@confiserie/domain/contract/shipment";
import { readCarrier, storedCarrier } from "@confiserie/domain/fulfilment/carriers";
import { linesToShip, shipmentFaults, shippingRefusal } from "@confiserie/domain/fulfilment/shipment";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, update } from "../../../../lib/database/sql";
import { requestHashOf } from "../../../../lib/request-hash";
import { shipLots } from "../../../catalog/lots";
import { type Administrator, noted, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { scheduleTask } from "../../../foundations/outbox";
import {
	auditedOrder,
	findOrder,
	goodsOf,
	lockOrder,
	mailShipment,
	type OrderRow,
	recordStatus,
	serializeDetail,
	tellOfOrder,
} from "../../orders";
import type { PaymentContext } from "../../payments";
import { applyStatus } from "../change-status";
import { trackingColumns } from "../change-tracking";
import { shipLines } from "../ship-lines";

interface ShippingCommand {
	idOrNumber: string;
	request: ShipmentRequest;
	actor: Administrator;
	/** The same key again is the same shipment. */
	idempotencyKey: string;
}

/**
 * Ships an order, whole or in part: shipment, history, audit, mail, messages and Medusa's task in one transaction under the
 * order's lock. The order is SHIPPED once nothing is left here; until then its status stays (ADR 6).
 * @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_REFUSED, SHIPMENT_EXCEEDED, VALIDATION, IDEMPOTENCY_CONFLICT
 */
export async function shipOrder(context: PaymentContext, requested: ShippingCommand): Promise<AdminOrderDetail> {
	const { id } = await findOrder(context.pool, requested.idOrNumber, null);
	const detail = await inTransaction(context.writes, async (sql) => {
		const order = await lockOrder(sql, id);
		await ship(context, sql, order, requested);
		return serializeDetail(context, sql, await findOrder(sql, id, null));
	});
	await context.announce("order_book.tasks_due");
	return detail;
}

async function ship(
	context: PaymentContext,
	sql: Knex.Transaction,
	order: OrderRow,
	{ request, actor, idempotencyKey }: ShippingCommand,
): Promise<void> {
	const fingerprint = requestHashOf(request).slice(0, 32);
	const written = await one<{ fingerprint: string }>(
		sql,
		"select fingerprint from order_shipment where order_id = ? and idempotency_key = ?",
		[order.id, idempotencyKey],
	);
	if (written && written.fingerprint !== fingerprint) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	if (written) return;
	const refusal = shippingRefusal(order.status);
	if (refusal) throw new ApiFailure("SHIPMENT_REFUSED", { message: refusal });
	const lines = await chosenLines(sql, order.id, request);
	const at = context.now();
	const own = trackingColumns(request.tracking);
	const { packages, notifyCustomer } = request;
	const left = await shipLines(sql, order, { lines, packages, tracking: own, idempotencyKey, fingerprint, at });
	// The order's own number is that of its latest shipment.
	const columns = { ...left, ...(request.tracking ? own : {}), updatedAt: at };
	await update(sql, "order_book", order.id, columns);
	const note = await wordsOf(sql, order.id, left.shipmentCount, request);
	const isLast = !left.isPartlyShipped;
	if (isLast) {
		const shipped = { status: "SHIPPED", note, notifyCustomer: false } as const;
		await applyStatus(context, sql, { ...order, ...columns }, { request: shipped, actor });
	} else {
		await recordPart(sql, order, { note, actor, at });
		await shipLots(sql, order.id, at);
	}
	await tellOfOrder(sql, order.id, "order.shipped", at);
	if (notifyCustomer) await mailShipment(sql, order.id, left.shipmentCount);
}

/** @throws ApiFailure SHIPMENT_REFUSED where nothing is left, SHIPMENT_EXCEEDED, VALIDATION */
async function chosenLines(sql: Knex.Transaction, orderId: string, request: ShipmentRequest) {
	const lines = await goodsOf(sql, orderId);
	const chosen = request.lines ?? linesToShip(lines);
	if (chosen.length === 0) throw new ApiFailure("SHIPMENT_REFUSED", { message: "Il ne reste rien à expédier." });
	const [fault] = shipmentFaults(lines, chosen);
	if (!fault) return chosen;
	const code = fault.field === "boxes" ? "SHIPMENT_EXCEEDED" : "VALIDATION";
	throw new ApiFailure(code, { field: `lines.${fault.index}.${fault.field}`, message: fault.message });
}

async function recordPart(
	sql: Knex.Transaction,
	order: OrderRow,
	{ note, actor, at }: { note: string; actor: Administrator; at: Date },
): Promise<void> {
	const { id: orderId, status } = order;
	const by = { orderId, at, actor: actor.customerId };
	await recordStatus(sql, { ...by, from: status, to: status, act: "SHIPMENT", note, skipMail: true });
	await recordAudit(sql, actor, {
		action: "order.shipped",
		...auditedOrder(order),
		changes: noted({ shipment: note }),
	});
	await scheduleTask(sql, orderId, "PROJECT", at);
	await scheduleTask(sql, orderId, "INVOICE", at);
}

/** "Envoi 2 : 5 × BAP-FRA-40. Colissimo, 6A12345678901." */
async function wordsOf(sql: Knex.Transaction, orderId: string, number: number, { tracking }: ShipmentRequest) {
	const shipped = await one<{ articles: string }>(
		sql,
		`select string_agg(gone.boxes || ' × ' || line.sku, ', ' order by line.position, line.id) as articles
			from order_shipment shipment join order_shipment_line gone on gone.shipment_id = shipment.id
			join order_book_line line on line.id = gone.line_id where shipment.order_id = ? and number = ?`,
		[orderId, number],
	);
	const carrier = tracking ? ` ${readCarrier(storedCarrier(tracking)).label}, ${tracking.number}.` : "";
	return `Envoi ${number}\u00a0: ${shipped?.articles ?? ""}.${carrier}`;
}
