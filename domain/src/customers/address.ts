import { DEFAULT_COUNTRY } from "../cart/checkout-form";
import { foldText } from "../fold-text";
import { oneLine } from "../text";

/** Countries of an address; where the shop delivers is a setting (`delivery-area.ts`). `postalCode` fits the normalised code (upper case, one form a country). */
export const ADDRESS_COUNTRIES = [
	{ code: "FR", name: DEFAULT_COUNTRY, postalCode: /^\d{5}$/, form: "5 chiffres", example: "75011" },
	{ code: "BE", name: "Belgique", postalCode: /^[1-9]\d{3}$/, form: "4 chiffres", example: "1000" },
	{
		code: "ES",
		name: "Espagne",
		postalCode: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
		form: "5 chiffres, de 01001 à 52999",
		example: "28013",
	},
	{
		code: "NL",
		name: "Pays-Bas",
		postalCode: /^[1-9]\d{3} [A-Z]{2}$/,
		form: "4 chiffres et 2 lettres",
		example: "1012 AB",
	},
	{ code: "DE", name: "Allemagne", postalCode: /^(?!00)\d{5}$/, form: "5 chiffres", example: "10115" },
] as const;
export type AddressCountry = (typeof ADDRESS_COUNTRIES)[number];

/** Maximum number of addresses per customer. */
export const MAXIMUM_ADDRESSES = 50;
/** Longest texts of an address, in characters; those of the checkout. */
export const ADDRESS_LIMITS = { street: 200, city: 100, postalCode: 16, country: 60, additionalInfo: 200 } as const;

/** What a person writes of an address. Source: accounts spec §3 "Address". */
export interface AddressFields {
	street: string;
	city: string;
	postalCode: string;
	/** Name of the country, "France"; its two-letter code is understood. Empty means France. */
	country: string;
	/** Floor, entry code, company; may be empty. */
	additionalInfo: string;
}
export type AddressField = keyof AddressFields;

/** What to do about each field. */
export const ADDRESS_MESSAGES = {
	street: "Saisissez le numéro et la rue.",
	city: "Saisissez la ville.",
	cityWithoutLetter: "Le nom de la ville contient au moins une lettre.",
	postalCode: "Saisissez le code postal.",
	country: "Choisissez la France, la Belgique, l'Espagne, les Pays-Bas ou l'Allemagne.",
	duplicate: "Cette adresse figure déjà dans votre carnet.",
} as const;

/**
 * What is wrong with an address, by field in screen order; empty when nothing is. Takes the address as typed: it is
 * normalised first. The account's addresses and the checkout share it; the specification states no rules (accounts
 * spec §5 "Address field rules").
 */
export function addressFaults(typed: AddressFields): Partial<Record<AddressField, string>> {
	const address = normaliseAddress(typed);
	const country = countryOf(address.country);
	const faults: Partial<Record<AddressField, string>> = {};
	if (address.street === "") faults.street = ADDRESS_MESSAGES.street;
	if (address.postalCode === "") faults.postalCode = ADDRESS_MESSAGES.postalCode;
	else if (country && !country.postalCode.test(address.postalCode)) faults.postalCode = postalCodeMessage(country);
	if (address.city === "") faults.city = ADDRESS_MESSAGES.city;
	else if (!/\p{L}/u.test(address.city)) faults.city = ADDRESS_MESSAGES.cityWithoutLetter;
	if (!country) faults.country = ADDRESS_MESSAGES.country;
	for (const field of Object.keys(ADDRESS_LIMITS) as AddressField[]) {
		if (address[field].length > ADDRESS_LIMITS[field]) faults[field] = `${ADDRESS_LIMITS[field]} caractères au plus.`;
	}
	return faults;
}

/** The stored form of an address: single spaces, the country's own name, the postal code's usual format. */
export function normaliseAddress(typed: AddressFields): AddressFields {
	const country = countryOf(typed.country);
	const code = oneLine(typed.postalCode)
		.replace(/[\s.-]/g, "")
		.toUpperCase();
	return {
		street: oneLine(typed.street),
		city: oneLine(typed.city),
		postalCode: country?.code === "NL" ? code.replace(/^(\d{4})/, "$1 ").trim() : code,
		country: country?.name ?? oneLine(typed.country),
		additionalInfo: oneLine(typed.additionalInfo),
	};
}

/** The country of a name or a two-letter code in any case, with or without accents; France when empty. */
export function countryOf(nameOrCode: string): AddressCountry | undefined {
	const asked = foldText(oneLine(nameOrCode));
	if (asked === "") return ADDRESS_COUNTRIES[0];
	return ADDRESS_COUNTRIES.find(({ code, name }) => asked === foldText(code) || asked === foldText(name));
}

/** Whether two addresses are the same place: case, accents and punctuation do not count. */
export function isSameAddress(one: AddressFields, other: AddressFields): boolean {
	return identity(one) === identity(other);
}

/** "Code postal invalide pour ce pays (France) : 5 chiffres, par exemple 75011." */
function postalCodeMessage({ name, form, example }: AddressCountry): string {
	return `Code postal invalide pour ce pays (${name}) : ${form}, par exemple ${example}.`;
}

function identity(address: AddressFields): string {
	const { street, city, postalCode, country, additionalInfo } = normaliseAddress(address);
	const words = (text: string) =>
		foldText(text)
			.split(/[^\p{L}\p{N}]+/u)
			.filter(Boolean)
			.join(" ");
	return [street, postalCode, city, country, additionalInfo].map(words).join("\n");
}
