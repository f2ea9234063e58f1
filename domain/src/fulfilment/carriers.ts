/** Carriers of parcels, and the page on which each shows where one is. A new carrier is one line here. */
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

/** Usual carriers of pallets: names of another carrier. */
export const FREIGHT_CARRIERS = ["Geodis", "Heppner", "DB Schenker", "Kuehne+Nagel", "Dachser"];

const isCarrier = (text: string): text is Carrier => Object.hasOwn(CARRIERS, text);
const PARCEL_CARRIERS = CARRIER_CODES.filter((code) => code !== "OTHER");

/** Carriers to choose from, by code or by the name of another one: those of pallets first where a pallet leaves. */
export function carrierChoices(isByPallet: boolean): { value: string; label: string }[] {
	const freight = FREIGHT_CARRIERS.map((name) => ({ value: name, label: name }));
	const parcels = PARCEL_CARRIERS.map((code) => ({ value: code, label: CARRIERS[code].label }));
	const other = { value: "OTHER", label: CARRIERS.OTHER.label };
	return isByPallet ? [...freight, other, ...parcels] : [...parcels, ...freight, other];
}

/** A carrier as rows hold it: the code of a known one, else the name of another. */
export const storedCarrier = ({ carrier, name }: { carrier: Carrier; name?: string | null }): string =>
	(carrier === "OTHER" && name) || carrier;

/** What is stored as the carrier, read. */
export function readCarrier(stored: string): { carrier: Carrier; name: string | null; label: string } {
	if (isCarrier(stored)) return { carrier: stored, name: null, label: CARRIERS[stored].label };
	return { carrier: "OTHER", name: stored, label: stored };
}

/** The known carrier of a name, else another one of that name: "dpd", "Transports Durand". */
export function namedCarrier(name: string): { carrier: Carrier; name: string } {
	const known = PARCEL_CARRIERS.find((code) => CARRIERS[code].label.toLowerCase() === name.trim().toLowerCase());
	return known ? { carrier: known, name: "" } : { carrier: "OTHER", name: name.trim() };
}
