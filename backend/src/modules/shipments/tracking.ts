import type { Tracking } from "@confiserie/domain/contract/tracking";
import { CARRIERS, type Carrier, trackingUrl } from "@confiserie/domain/tracking";

/** How an order or a shipment is followed: carrier and number, both or none. */
export interface TrackingColumns {
	trackingCarrier: Carrier | null;
	trackingNumber: string | null;
	/** The carrier's page, where it is none of those known. */
	trackingLink: string | null;
}

/** Null while no number is known. */
export function serializeTracking({
	trackingCarrier: carrier,
	trackingNumber: number,
	trackingLink: link,
}: TrackingColumns): Tracking | null {
	if (carrier === null || number === null) return null;
	return { carrier, carrierName: CARRIERS[carrier].label, number, url: trackingUrl({ carrier, number, link }) };
}
