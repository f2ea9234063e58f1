import { ADDRESS_COUNTRIES } from "../customers/address";
import type { CountryCode } from "./delivery-area";
import type { ServiceZone } from "./options";

const FRANCE: ServiceZone = { id: "france", name: "France entière", country: "FR", prefixes: [] };

/** Islands of the Atlantic and the Channel without a bridge: carriers bill the crossing. */
const ISLANDS = "56360 56590 85350 29242 29990 29253 29259 22870 56170 56780 56840 17123".split(" ");

const IN_FRANCE: readonly ServiceZone[] = [
	FRANCE,
	{ id: "corse", name: "Corse", country: "FR", prefixes: ["20"] },
	{ id: "monaco", name: "Monaco", country: "FR", prefixes: ["980"] },
	{ id: "iles", name: "Îles sans pont", country: "FR", prefixes: ISLANDS },
];

/** Zones that a shop usually needs and does not have yet: parts of France, then each further country that it delivers to. */
export function suggestedZones(countries: readonly CountryCode[], zones: readonly ServiceZone[]): ServiceZone[] {
	const abroad = ADDRESS_COUNTRIES.filter(({ code }) => code !== "FR" && countries.includes(code)).map(
		({ code, name }): ServiceZone => ({ id: code.toLowerCase(), name, country: code, prefixes: [] }),
	);
	return [...IN_FRANCE, ...abroad].filter((one) => !zones.some((zone) => isSame(one, zone)));
}

function isSame(suggested: ServiceZone, zone: ServiceZone): boolean {
	if (suggested.id === zone.id) return true;
	if (suggested.country !== zone.country) return false;
	if (suggested.prefixes.length === 0) return zone.prefixes.length === 0;
	return suggested.prefixes.some((prefix) => zone.prefixes.includes(prefix));
}

/** The zones with at least one in them: an option needs one, and most shops begin with the whole of France. */
export const zonesToBegin = (zones: readonly ServiceZone[]): ServiceZone[] =>
	zones.length > 0 ? [...zones] : [FRANCE];

/** Beginnings of postal codes in a text, separated by commas, semicolons or blanks. */
export const prefixesIn = (text: string): string[] => [
	...new Set(
		text
			.toUpperCase()
			.split(/[\s,;]+/)
			.filter(Boolean),
	),
];

/** "colis", then "colis-2" where that one is taken. */
export function freeId(wanted: string, taken: readonly { id: string }[]): string {
	const isTaken = (id: string) => taken.some((one) => one.id === id);
	if (!isTaken(wanted)) return wanted;
	let count = 2;
	while (isTaken(`${wanted}-${count}`)) count += 1;
	return `${wanted}-${count}`;
}
