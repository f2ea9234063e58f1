import { isWebLink } from "./safe-redirect";

/** Who carries parcels, and the page on which each shows where one is. */
export const CARRIERS = {
	COLISSIMO: { label: "Colissimo", page: "https://www.laposte.fr/outils/suivre-vos-envois?code=" },
	CHRONOPOST: { label: "Chronopost", page: "https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=" },
	DPD: { label: "DPD", page: "https://trace.dpd.fr/fr/trace/" },
	GLS: { label: "GLS", page: "https://gls-group.eu/FR/fr/suivi-colis?match=" },
	UPS: { label: "UPS", page: "https://www.ups.com/track?loc=fr_FR&tracknum=" },
	OTHER: { label: "Autre transporteur", page: null },
} as const;
export type Carrier = keyof typeof CARRIERS;
export const CARRIER_CODES = Object.keys(CARRIERS) as [Carrier, ...Carrier[]];

/** The number under which a carrier has an order; `link` where its page is none of those known. */
export interface TrackingNumber {
	carrier: Carrier;
	number: string;
	link: string | null;
}

/** Where an order's parcels are followed; null where no page is known. */
export function trackingUrl({ carrier, number, link }: TrackingNumber): string | null {
	const { page } = CARRIERS[carrier];
	if (link !== null && isWebLink(link)) return link;
	return page === null ? null : `${page}${encodeURIComponent(number)}`;
}

/** A number as carriers write it: without the spaces of the label, in capitals. */
export function normaliseTrackingNumber(typed: string): string {
	return typed.replace(/\s+/g, "").toUpperCase();
}
