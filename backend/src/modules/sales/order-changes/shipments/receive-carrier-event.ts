import { carrierEventSchema } from "@confiserie/domain/contract/carrier";
import { isDelivered, isShipped, type OrderStatus } from "@confiserie/domain/orders/order-status";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../../lib/database/sql";
import { CARRIER } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import {
	type CarrierAccess,
	type CarrierNews,
	carrierTracking,
	isAllDelivered,
	newsOf,
	noteNews,
	openCarrier,
	orderOfNews,
	type TrackingColumns,
} from "../../../fulfilment/shipments";
import { lockedOrderById, type OrderRow, orderById } from "../../orders";
import type { PaymentContext } from "../../payments";
import { applyStatus } from "../change-status";
import { trackingColumns } from "../change-tracking";
import { writeTracking } from "./write-tracking";

/**
 * Takes an event of the carrier: where a parcel is, and a number that it had not got before. Events come more than once and in any
 * order, so the latest one counts. An order that has left as a whole is delivered once each of its shipments is. One about a parcel that is not the shop's changes nothing.
 * @param payload the body, byte for byte
 * @throws ApiFailure VALIDATION for a signature that does not fit and a body that is no event
 */
export async function receiveCarrierEvent(
	context: PaymentContext,
	access: CarrierAccess,
	{ payload, signature }: { payload: string; signature: string },
): Promise<void> {
	const carrier = await openCarrier(context.pool, access).catch(() => undefined);
	if (!carrier?.isSigned(payload, signature))
		throw invalid("sendcloud-signature", "La signature de l'événement est invalide.");
	const event = carrierEventSchema.safeParse(parsed(payload));
	if (!event.success) throw invalid("parcel", "Un événement de Sendcloud est attendu.");
	const news = newsOf(event.data);
	if (!news) return;
	const isMoved = await inTransaction(context.writes, (sql) => noteEvent(context, sql, news));
	if (isMoved) await context.announce("order_book.tasks_due");
}

/** @returns whether more than the label's state has changed */
async function noteEvent(context: PaymentContext, sql: Knex.Transaction, news: CarrierNews): Promise<boolean> {
	const about = await orderOfNews(sql, news);
	const order = about && (await lockedOrderById(sql, about.orderId));
	const noted = order && (await noteNews(sql, news));
	if (!noted) return false;
	const known = await one<TrackingColumns>(sql, "select * from order_shipment where id = ?", [noted.shipmentId]);
	const tracking = news.trackingNumber && known?.trackingNumber === null ? carrierTracking("", news) : null;
	if (tracking) await writeTracking(sql, order, noted.shipmentId, trackingColumns(tracking), context.now());
	const isLast = noted.isNowDelivered && isAway(order.status) && (await isAllDelivered(sql, order.id));
	if (isLast) await deliver(context, sql, order, news.at);
	return tracking !== null || isLast;
}

/** All of it has left, and it is not delivered yet. */
const isAway = (status: OrderStatus) => isShipped(status) && !isDelivered(status);

/** The order is delivered with its last parcel. What staff has set since stays. */
async function deliver(context: PaymentContext, sql: Knex.Transaction, order: OrderRow, at: Date): Promise<void> {
	const isPossible = at >= order.createdAt && at <= context.now();
	const deliveredAt = (isPossible ? at : context.now()).toISOString();
	const current = await orderById(sql, order.id);
	await applyStatus(context, sql, current ?? order, { request: { status: "DELIVERED", deliveredAt }, actor: CARRIER });
}

function parsed(payload: string): unknown {
	try {
		return JSON.parse(payload);
	} catch {
		return undefined;
	}
}

const invalid = (field: string, message: string) => new ApiFailure("VALIDATION", { field, message });
