import type { AdminOrder, AdminStatusUpdate } from "@confiserie/domain/contract/admin-order";
import { CARRIERS, type Carrier, trackingUrl } from "@confiserie/domain/tracking";

/** How an order is followed, as it is typed; without a number it is not. */
export interface TrackingDraft {
	carrier: Carrier;
	number: string;
	link: string;
}

/** What is known of an order, put into the form; a page that the carrier's number makes is no link of its own. */
export function draftOf({ tracking }: AdminOrder): TrackingDraft {
	if (!tracking) return { carrier: "COLISSIMO", number: "", link: "" };
	const { carrier, number, url } = tracking;
	const isMade = url === trackingUrl({ carrier, number, link: null });
	return { carrier, number, link: isMade ? "" : (url ?? "") };
}

/** What is sent of it; null takes the number away. */
export function trackingOf({ carrier, number, link }: TrackingDraft): AdminStatusUpdate["tracking"] {
	if (number.trim() === "") return null;
	return { carrier, number, link: asksLink(carrier) ? link.trim() || null : null };
}

export function isOtherTracking(draft: TrackingDraft, order: AdminOrder): boolean {
	return JSON.stringify(trackingOf(draft)) !== JSON.stringify(trackingOf(draftOf(order)));
}

/** Whether the carrier's page must be given, since it follows from no number. */
export const asksLink = (carrier: Carrier): boolean => CARRIERS[carrier].page === null;
