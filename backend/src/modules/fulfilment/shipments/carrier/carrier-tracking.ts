import { trackingInputSchema } from "@confiserie/domain/contract/tracking";
import { normaliseTrackingNumber, type TrackingNumber } from "@confiserie/domain/fulfilment/tracking";
import { carrierOf } from "./sendcloud-words";

/** The number that a carrier gave, as shipments hold it; null for none, and for what is no number. */
export function carrierTracking(
	carrierCode: string,
	{ trackingNumber, trackingUrl }: { trackingNumber: string | null; trackingUrl: string | null },
): TrackingNumber | null {
	const number = normaliseTrackingNumber(trackingNumber ?? "");
	const link = trackingInputSchema.shape.link.safeParse(trackingUrl).data ?? null;
	return trackingInputSchema.safeParse({ carrier: carrierOf(carrierCode), number, link }).data ?? null;
}
