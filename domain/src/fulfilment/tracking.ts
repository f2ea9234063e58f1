import { isWebLink } from "../accounts/safe-redirect";
import { CARRIERS, type Carrier } from "./carriers";

/** The number under which a carrier has an order; `link` where its page is none of those known. */
export interface TrackingNumber {
	carrier: Carrier;
	/** Of another carrier. */
	name?: string | null;
	number: string;
	link: string | null;
}

/** Where an order's parcels are followed; null where no page is known. */
export function trackingUrl({ carrier, number, link }: Omit<TrackingNumber, "name">): string | null {
	const { page } = CARRIERS[carrier];
	if (link !== null && isWebLink(link)) return link;
	return page === null ? null : `${page}${encodeURIComponent(number)}`;
}

/** A number as carriers write it: without the spaces of the label, in capitals. */
export function normaliseTrackingNumber(typed: string): string {
	return typed.replace(/\s+/g, "").toUpperCase();
}
