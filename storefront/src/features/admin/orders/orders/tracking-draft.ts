import type { AdminOrder, AdminStatusUpdate } from "@confiserie/domain/contract/admin-order";
import type { Shipment } from "@confiserie/domain/contract/shipment";
import { CARRIERS, type Carrier, namedCarrier } from "@confiserie/domain/fulfilment/carriers";
import { trackingUrl } from "@confiserie/domain/fulfilment/tracking";

type TrackingInput = NonNullable<AdminStatusUpdate["tracking"]>;

/** How an order is followed, as it is typed; without a number it is not. */
export interface TrackingDraft {
	carrier: Carrier;
	/** Of another carrier. */
	name: string;
	number: string;
	link: string;
}

/**
 * What is known of an order, put into the form, else the carrier of its shipping option; a page that the carrier's number makes is no
 * link of its own.
 */
export function draftOf({ tracking, delivery }: Pick<AdminOrder, "tracking" | "delivery">): TrackingDraft {
	if (!tracking) {
		const usual = delivery?.kind === "pallet" ? "" : CARRIERS.COLISSIMO.label;
		return { ...namedCarrier(delivery?.carrier || usual), number: "", link: "" };
	}
	const { carrier, carrierName, number, url } = tracking;
	const isMade = url === trackingUrl({ carrier, number, link: null });
	const name = carrier === "OTHER" && carrierName !== CARRIERS.OTHER.label ? carrierName : "";
	return { carrier, name, number, link: isMade ? "" : (url ?? "") };
}

/** What is sent of it; null takes the number away. */
export function trackingOf({ carrier, name, number, link }: TrackingDraft): TrackingInput | null {
	if (number.trim() === "") return null;
	if (!isOther(carrier)) return { carrier, number, link: null };
	return { carrier, name: name.trim() || null, number, link: link.trim() || null };
}

/** The part of a save that changes how the order is followed; empty where it stays as stored. */
export const changedTracking = (draft: TrackingDraft, order: AdminOrder): Pick<AdminStatusUpdate, "tracking"> =>
	JSON.stringify(trackingOf(draft)) === JSON.stringify(trackingOf(draftOf(order)))
		? {}
		: { tracking: trackingOf(draft) };

/** Whether the carrier's name and page must be given. */
export const isOther = (carrier: Carrier): boolean => carrier === "OTHER";

/** Whether what leaves goes by pallet. */
export const isByPallet = ({ delivery }: Pick<AdminOrder, "delivery">, shipment?: Shipment): boolean =>
	shipment ? shipment.packages.some(({ kind }) => kind === "PALLET") : delivery?.kind === "pallet";
