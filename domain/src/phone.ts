/** Countries of the phone input, with the grouping of the national number. Source: accounts spec §5. */
export const PHONE_COUNTRIES = [
	{ code: "FR", name: "France", dialCode: "+33", groups: [1, 2, 2, 2, 2] },
	{ code: "BE", name: "Belgique", dialCode: "+32", groups: [3, 2, 2, 2] },
	{ code: "ES", name: "Espagne", dialCode: "+34", groups: [3, 3, 3] },
	{ code: "NL", name: "Pays-Bas", dialCode: "+31", groups: [1, 4, 4] },
	{ code: "DE", name: "Allemagne", dialCode: "+49", groups: [3, 4, 4] },
] as const;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

/** Digits of what was typed, a leading 0 dropped. Source: accounts spec §5. */
export function nationalDigits(typed: string): string {
	return typed.replace(/\D/g, "").replace(/^0+/, "");
}

/** Groups the digits for the country: "612345678" in France reads "6 12 34 56 78"; extra digits stay in the last group. */
export function groupPhone(typed: string, country: PhoneCountry): string {
	let rest = nationalDigits(typed);
	const parts: string[] = [];
	for (const size of country.groups) {
		if (!rest) break;
		parts.push(rest.slice(0, size));
		rest = rest.slice(size);
	}
	return rest ? `${parts.join(" ")}${rest}` : parts.join(" ");
}

/**
 * Stored form: dial code plus digits, "+33612345678". A number of more digits than the country's have that begins with a dial
 * code was typed in full, with it: it is stored once, and tells the country.
 */
export function internationalPhone(typed: string, country: PhoneCountry): string {
	const digits = nationalDigits(typed);
	const isWhole = digits.length > country.groups.reduce((sum: number, size) => sum + size, 0);
	const own = isWhole && [country, ...PHONE_COUNTRIES].find(({ dialCode }) => `+${digits}`.startsWith(dialCode));
	if (!own) return `${country.dialCode}${digits}`;
	return `${own.dialCode}${nationalDigits(`+${digits}`.slice(own.dialCode.length))}`;
}

/** Splits a stored number into country and national digits; France with all its digits when no dial code fits. */
export function splitPhone(phoneNumber: string): { country: PhoneCountry; digits: string } {
	const country = PHONE_COUNTRIES.find(({ dialCode }) => phoneNumber.startsWith(dialCode));
	return country
		? { country, digits: phoneNumber.slice(country.dialCode.length) }
		: { country: PHONE_COUNTRIES[0], digits: nationalDigits(phoneNumber) };
}

/** A stored number as people write it: "01 23 45 67 89" in France, "+32 470 12 34 56" elsewhere; an unknown country as it is. */
export function displayPhone(phoneNumber: string): string {
	const { country, digits } = splitPhone(phoneNumber);
	if (!phoneNumber.startsWith(country.dialCode)) return phoneNumber;
	const grouped = groupPhone(digits, country);
	return country.code === "FR" ? `0${grouped}` : `${country.dialCode} ${grouped}`;
}
