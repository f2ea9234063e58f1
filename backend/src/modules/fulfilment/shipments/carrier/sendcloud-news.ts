import type { CarrierEvent } from "@confiserie/domain/contract/carrier";
import type { CarrierNews } from "./carrier";
import { stateOf } from "./sendcloud-words";

/** Above it a Unix time is in milliseconds: as seconds it would be the year 5138. */
const SECONDS_END = 100_000_000_000;

/** What an event of Sendcloud says; null for one that is not about a parcel. Source: Sendcloud API v3, "Parcel status changed". */
export function newsOf({ action, timestamp, parcel }: CarrierEvent): CarrierNews | null {
	if (action !== "parcel_status_changed" || !parcel) return null;
	return {
		bookingId: parcel.shipment_uuid ?? null,
		parcelId: String(parcel.id),
		state: stateOf(parcel.status.id),
		at: new Date(timestamp > SECONDS_END ? timestamp : timestamp * 1000),
		trackingNumber: parcel.tracking_number || null,
		trackingUrl: parcel.tracking_url || null,
	};
}
