import type { CarrierState } from "@confiserie/domain/carrier";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, one, type Sql } from "../../../lib/database/sql";
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
		`update order_shipment_label set state = 'ANNOUNCED', state_at = ?, booking_id = ?, parcel_ids = ?, carrier_name = ?
			where id = ? and state = 'PENDING' returning id`,
		[at, booking.id, [...booking.parcelIds], booking.carrierName, labelId],
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

/** Notes what an event says, unless a later one came before it. @returns the shipment that it is about, with its order */
export function noteNews(sql: Sql, { bookingId, parcelId, state, at }: CarrierNews) {
	return one<{ shipmentId: string; orderId: string }>(
		sql,
		`update order_shipment_label label set state = coalesce(?, label.state), state_at = ?, event_at = ?
			from order_shipment shipment where shipment.id = label.shipment_id
				and (label.booking_id = ? or ? = any(label.parcel_ids)) and label.state not in ('PENDING', 'REFUSED', 'CANCELLED')
				and (label.event_at is null or label.event_at < ?)
			returning label.shipment_id, shipment.order_id`,
		[state, at, at, bookingId, parcelId, at],
	);
}
