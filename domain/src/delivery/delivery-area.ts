import {
	ADDRESS_COUNTRIES,
	type AddressCountry,
	type AddressFields,
	addressFaults,
	countryOf,
} from "../customers/address";

export type CountryCode = AddressCountry["code"];
export const COUNTRY_CODES = ADDRESS_COUNTRIES.map(({ code }) => code);

/** Default delivery area: metropolitan France. */
export const DEFAULT_DELIVERY_COUNTRIES: readonly CountryCode[] = ["FR"];

/**
 * Postal codes outside the territory in which the shop's VAT is right, so that nothing is delivered there whatever the
 * setting. France: overseas (97, 98); Monaco (980) counts as France for VAT, Corsica is metropolitan. Spain: Canaries, Ceuta,
 * Melilla. Germany: Heligoland, Büsingen. Source: directive 2006/112/CE art. 6 and 7; CGI art. 294.
 */
const OUTSIDE_VAT: Partial<Record<CountryCode, RegExp>> = {
	FR: /^9(?:7|8(?!0))/,
	ES: /^(?:35|38|51|52)/,
	DE: /^(?:27498|78266)$/,
};

const IN_COUNTRY: Record<CountryCode, string> = {
	FR: "en France métropolitaine (Corse et Monaco compris)",
	BE: "en Belgique",
	ES: "en Espagne (péninsule et Baléares)",
	NL: "aux Pays-Bas",
	DE: "en Allemagne",
};

/** Why an address cannot be delivered to, and the field at fault; null when it can. The address may be stored all the same. */
export function deliveryRefusal(
	{ country, postalCode }: Pick<AddressFields, "country" | "postalCode">,
	countries: readonly CountryCode[],
): { field: "country" | "postalCode"; message: string } | null {
	const code = countryOf(country)?.code;
	const message = `Nous ne livrons pas à cette adresse. Nous livrons ${deliveryAreaText(countries)}.`;
	if (!code || !countries.includes(code)) return { field: "country", message };
	if (OUTSIDE_VAT[code]?.test(postalCode.replace(/\s/g, ""))) return { field: "postalCode", message };
	return null;
}

/** Why a checkout cannot deliver to a saved address; null when it can. */
export function undeliverable(address: AddressFields, countries: readonly CountryCode[]): string | null {
	return deliveryRefusal(address, countries)?.message ?? Object.values(addressFaults(address))[0] ?? null;
}

/** "en France métropolitaine (Corse et Monaco compris) et en Belgique". */
export function deliveryAreaText(countries: readonly CountryCode[]): string {
	const places = COUNTRY_CODES.filter((code) => countries.includes(code)).map((code) => IN_COUNTRY[code]);
	const last = places.at(-1) ?? "";
	return places.length > 1 ? `${places.slice(0, -1).join(", ")} et ${last}` : last;
}
