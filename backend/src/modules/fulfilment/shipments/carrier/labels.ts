import type { CarrierState } from "@confiserie/domain/fulfilment/carrier-states";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, one, type Sql } from "../../../../lib/database/sql";
import type { Booking, CarrierNews } from "./carrier";

/** A label that was asked for. Its id is the shop's reference at the carrier. */
export interface LabelRow {
	id: string;
	shipmentId: string;
	state: CarrierState | "CANCELLED" | "REFUSED";
	bookingId: string | null;
	parcelIds: string[];
}

/** The label of a shipment that is in force; undefined without one. */
export function labelInForce(sql: Sql, shipmentId: string): Promise<LabelRow | undefined> {
	return one<LabelRow>(
		sql,
		"select * from order_shipment_label where shipment_id = ? and state not in ('CANCELLING', 'CANCELLED', 'REFUSED')",
		[shipmentId],
	);
}

/** The label in force, else a new one that the carrier is still to be asked for. Call it under the order's lock. */
export async function reserveLabel(sql: Sql, { shipmentId, at }: { shipmentId: string; at: Date }) {
	const known = await labelInForce(sql, shipmentId);
	if (known) return known;
	const label = { id: generateEntityId(undefined, "label"), shipmentId, state: "PENDING" as const };
	await insert(sql, "order_shipment_label", { ...label, stateAt: at, createdAt: at });
	return { ...label, bookingId: null, parcelIds: [] };
}

/** Notes what the carrier made of a label. @returns whether it was not known yet */
export async function noteBooking(sql: Sql, labelId: string, booking: Booking, at: Date): Promise<boolean> {
	const written = await one(
		sql,
		`update order_shipment_label set state = 'ANNOUNCED', state_at = ?, booking_id = ?, parcel_ids = ?, carrier_name = ?, carrier_code = ?
			where id = ? and state = 'PENDING' returning id`,
		[at, booking.id, [...booking.parcelIds], booking.carrierName, booking.carrierCode, labelId],
	);
	return written !== undefined;
}

/** Ends a label: refused, cancelled, or about to be. */
export async function endLabel(
	sql: Sql,
	labelId: string,
	state: "CANCELLED" | "CANCELLING" | "REFUSED",
	at: Date,
): Promise<void> {
	await sql.raw(
		"update order_shipment_label set state = ?, state_at = ? where id = ? and state not in ('CANCELLED', 'REFUSED')",
		[state, at, labelId],
	);
}

/** The order that an event is about; undefined for a parcel that is not the shop's. */
export const orderOfNews = (sql: Sql, { bookingId, parcelId }: CarrierNews) =>
	one<{ orderId: string }>(
		sql,
		`select shipment.order_id from order_shipment_label label join order_shipment shipment on shipment.id = label.shipment_id
			where label.booking_id = ? or ? = any(label.parcel_ids)`,
		[bookingId, parcelId],
	);

/**
 * Notes what an event says, unless a later one came before it: a label is delivered once each of its parcels is, in whatever order
 * their events come. Call it under the order's lock.
 * @returns the shipment that it is about, and whether it has been delivered just now
 */
export function noteNews(sql: Sql, { bookingId, parcelId, state, at }: CarrierNews) {
	const isDelivered = state === "DELIVERED";
	return one<{ shipmentId: string; isNowDelivered: boolean }>(
		sql,
		`with known as (
				select id, state, event_at is null or event_at < ? as is_news,
					case when ? then array(select distinct unnest(delivered_parcels || ?::text)) else delivered_parcels end as delivered
				from order_shipment_label
				where (booking_id = ? or ? = any(parcel_ids)) and state not in ('PENDING', 'REFUSED', 'CANCELLED')
			), moved as (
				select known.id, known.state as former, known.delivered, known.is_news, case
					when ? and label.parcel_ids <@ known.delivered and (is_news or known.state = 'IN_TRANSIT') then 'DELIVERED'
					when not is_news then known.state
					when ? then case known.state when 'ANNOUNCED' then 'IN_TRANSIT' else known.state end
					else coalesce(?, known.state) end as state
				from known join order_shipment_label label on label.id = known.id where is_news or ?
			)
			update order_shipment_label label set state = moved.state, delivered_parcels = moved.delivered,
					state_at = case when moved.is_news or moved.state <> moved.former then ? else state_at end,
					event_at = case when moved.is_news then ? else event_at end
				from moved where moved.id = label.id
				returning label.shipment_id, moved.state = 'DELIVERED' and moved.former <> 'DELIVERED' as is_now_delivered`,
		[at, isDelivered, parcelId, bookingId, parcelId, isDelivered, isDelivered, state, isDelivered, at, at],
	);
}

/** Whether each shipment of an order has a label, and each of them is delivered. */
export async function isAllDelivered(sql: Sql, orderId: string): Promise<boolean> {
	const found = await one<{ isDelivered: boolean }>(
		sql,
		`select coalesce(bool_and(exists (
				select from order_shipment_label label where label.shipment_id = shipment.id and label.state = 'DELIVERED'
			)), false) as is_delivered
			from order_shipment shipment where order_id = ?`,
		[orderId],
	);
	return found?.isDelivered === true;
}
