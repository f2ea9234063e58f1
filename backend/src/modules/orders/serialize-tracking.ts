import type { Tracking } from "@confiserie/domain/contract/tracking";
import { CARRIERS, trackingUrl } from "@confiserie/domain/tracking";
import type { OrderRow } from "./types";

/** How an order is followed at its carrier; null while no number is known. */
export function serializeTracking({
	trackingCarrier: carrier,
	trackingNumber: number,
	trackingLink: link,
}: Pick<OrderRow, "trackingCarrier" | "trackingNumber" | "trackingLink">): Tracking | null {
	if (carrier === null || number === null) return null;
	return { carrier, carrierName: CARRIERS[carrier].label, number, url: trackingUrl({ carrier, number, link }) };
}
