import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { CarrierLabelRequest, CarrierRate } from "@confiserie/domain/contract/carrier";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { labelRefusal } from "@confiserie/domain/fulfilment/carrier-states";
import { toEuros } from "@confiserie/domain/money";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { inTransaction, type Sql } from "../../../../lib/database/sql";
import type { Administrator } from "../../../foundations/audit";
import { ApiFailure, existing, failureOf } from "../../../foundations/failures";
import { readSetting } from "../../../foundations/settings";
import {
	type Booking,
	type CarrierAccess,
	carrierTracking,
	consignmentOf,
	endLabel,
	type LabelRow,
	labelInForce,
	noteBooking,
	openCarrier,
	readShipment,
	reserveLabel,
	type ShippingCarrier,
} from "../../../fulfilment/shipments";
import { findOrder, lockOrder, mailShipment, type OrderRow, readAdminOrder, recordStatus } from "../../orders";
import type { PaymentContext } from "../../payments";
import { trackingColumns, trackingWords } from "../change-tracking";
import { writeTracking } from "./write-tracking";

/** A shipment and its order. */
interface Named {
	idOrNumber: string;
	/** Of the shipment within the order. */
	number: string;
}

/**
 * Services that take a shipment, the cheapest first.
 * @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND, SHIPMENT_REFUSED, CARRIER_MISSING, CARRIER_REFUSED, CARRIER_UNAVAILABLE
 */
export async function carrierRates(
	context: PaymentContext,
	access: CarrierAccess,
	named: Named,
): Promise<CarrierRate[]> {
	const { order, shipment } = await readNamed(context.pool, named);
	refuse(order, shipment);
	const carrier = await openCarrier(context.pool, access);
	const rates = await carrier.rates(consignmentOf(order, shipment, await readSetting(context.pool, "shop")));
	return rates.map(({ cents, ...rate }) => ({ ...rate, price: cents === null ? null : toEuros(cents) }));
}

/**
 * Makes the carrier's label of a shipment and takes over its number. The label is written down before the carrier is asked, with a
 * reference that the carrier accepts once: repeated, concurrent and interrupted calls lead to one label.
 * @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND, SHIPMENT_REFUSED, CARRIER_MISSING, CARRIER_REFUSED, CARRIER_UNAVAILABLE
 */
export async function createCarrierLabel(
	context: PaymentContext,
	access: CarrierAccess,
	{ request, actor, ...named }: Named & { request: CarrierLabelRequest; actor: Administrator },
): Promise<AdminOrderDetail> {
	const carrier = await openCarrier(context.pool, access);
	const { id: orderId } = await findOrder(context.pool, named.idOrNumber, null);
	const { order, shipment, label } = await inTransaction(context.writes, async (sql) => {
		const order = await lockOrder(sql, orderId);
		const shipment = await readShipment(sql, orderId, named.number);
		refuse(order, shipment);
		const label = await reserveLabel(sql, { shipmentId: shipment.id, at: context.now() });
		return { order, shipment, label };
	});
	if (label.state === "PENDING") {
		const shop = await readSetting(context.pool, "shop");
		const booking = await bookOnce(context, carrier, label, () =>
			carrier.book(consignmentOf(order, shipment, shop), request.service, label.id),
		);
		await inTransaction(context.writes, (sql) =>
			noteLabel(context, sql, { orderId, shipment, label, booking, request, actor }),
		);
		await context.announce("order_book.tasks_due");
	}
	return readAdminOrder(context, orderId);
}

/** The booking of a label, found or made. A refusal is final for this label; without a response it stays as it is. */
async function bookOnce(
	context: PaymentContext,
	carrier: ShippingCarrier,
	{ id }: LabelRow,
	make: () => Promise<Booking>,
): Promise<Booking> {
	try {
		return (await carrier.find(id)) ?? (await make());
	} catch (error) {
		if (failureOf(error)?.code === "CARRIER_REFUSED") await endLabel(context.pool, id, "REFUSED", context.now());
		throw error;
	}
}

interface MadeLabel {
	orderId: string;
	shipment: Shipment;
	label: LabelRow;
	booking: Booking;
	request: CarrierLabelRequest;
	actor: Administrator;
}

/** Label, number, history and mail exist together or not at all; once for each label. */
async function noteLabel(context: PaymentContext, sql: Sql, made: MadeLabel): Promise<void> {
	const { orderId, shipment, label, booking, request, actor } = made;
	const at = context.now();
	const order = await lockOrder(sql, orderId);
	if (!(await noteBooking(sql, label.id, booking, at))) return;
	const columns = trackingColumns(carrierTracking(booking.carrierCode, booking));
	const words = trackingWords(columns);
	if (words) await writeTracking(sql, order, shipment.id, columns, at);
	const note = `Envoi ${shipment.number}\u00a0: étiquette ${booking.carrierName} créée${words ? `, ${words}` : ""}.`;
	await recordStatus(sql, { orderId, at, actor: actor.customerId, ...unmoved(order), note });
	if (words && request.notifyCustomer) await mailShipment(sql, orderId, shipment.number, at);
}

/** The PDF of the label in force. @throws ApiFailure as `cancelCarrierLabel` */
export async function carrierLabelPdf(context: PaymentContext, access: CarrierAccess, named: Named) {
	const { order, shipment } = await readNamed(context.pool, named);
	const label = await labelInForce(context.pool, shipment.id);
	if (!label?.bookingId) throw new ApiFailure("CARRIER_LABEL_NOT_FOUND");
	const carrier = await openCarrier(context.pool, access);
	return { name: `TRANSPORT-${order.orderNumber}-${shipment.number}`, bytes: await carrier.label(label.parcelIds) };
}

/**
 * Cancels the label in force and takes its number off the shipment. One whose creation was never confirmed is looked up first.
 * @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND, CARRIER_LABEL_NOT_FOUND, CARRIER_MISSING, CARRIER_REFUSED,
 *   CARRIER_UNAVAILABLE
 */
export async function cancelCarrierLabel(
	context: PaymentContext,
	access: CarrierAccess,
	{ actor, ...named }: Named & { actor: Administrator },
): Promise<AdminOrderDetail> {
	const { order: read, shipment } = await readNamed(context.pool, named);
	const label = existing(await labelInForce(context.pool, shipment.id), "CARRIER_LABEL_NOT_FOUND");
	const carrier = await openCarrier(context.pool, access);
	const bookingId = label.bookingId ?? (await carrier.find(label.id))?.id;
	const state = bookingId ? await carrier.cancel(bookingId) : "CANCELLED";
	await inTransaction(context.writes, async (sql) => {
		const order = await lockOrder(sql, read.id);
		const at = context.now();
		if ((await labelInForce(sql, shipment.id))?.id !== label.id) return;
		if (bookingId && !label.bookingId)
			await sql.raw("update order_shipment_label set booking_id = ? where id = ?", [bookingId, label.id]);
		await endLabel(sql, label.id, state, at);
		if (shipment.tracking) await writeTracking(sql, order, shipment.id, trackingColumns(null), at);
		const note = `Envoi ${shipment.number}\u00a0: étiquette du transporteur annulée.`;
		await recordStatus(sql, { orderId: order.id, at, actor: actor.customerId, ...unmoved(order), note });
	});
	await context.announce("order_book.tasks_due");
	return readAdminOrder(context, read.id);
}

/** A label goes with goods that have left by a carrier. */
function refuse(order: OrderRow, shipment: Shipment): void {
	const message = isCancelled(order.status) ? "La commande est annulée." : labelRefusal(shipment.packages);
	if (message) throw new ApiFailure("SHIPMENT_REFUSED", { message });
}

const unmoved = ({ status }: OrderRow) => ({ from: status, to: status, act: "TRACKING", skipMail: true }) as const;

async function readNamed(sql: Sql, { idOrNumber, number }: Named) {
	const order = await findOrder(sql, idOrNumber, null);
	return { order, shipment: await readShipment(sql, order.id, number) };
}
