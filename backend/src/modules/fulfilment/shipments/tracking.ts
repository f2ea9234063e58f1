import type { Tracking } from "@confiserie/domain/contract/tracking";
import { readCarrier } from "@confiserie/domain/fulfilment/carriers";
import { trackingUrl } from "@confiserie/domain/fulfilment/tracking";

/** How an order or a shipment is followed: carrier and number, both or none. */
export interface TrackingColumns {
	/** The code of a known one, or the name of another. */
	trackingCarrier: string | null;
	trackingNumber: string | null;
	/** The carrier's page, where it is none of those known. */
	trackingLink: string | null;
}

/** Null while no number is known. */
export function serializeTracking({
	trackingCarrier: stored,
	trackingNumber: number,
	trackingLink: link,
}: TrackingColumns): Tracking | null {
	if (stored === null || number === null) return null;
	const { carrier, label: carrierName } = readCarrier(stored);
	return { carrier, carrierName, number, url: trackingUrl({ carrier, number, link }) };
}
