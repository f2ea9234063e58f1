/** Countries of the phone input, with the grouping of the national number. Source: accounts spec §5. */
export const PHONE_COUNTRIES = [
	{ code: "FR", name: "France", dialCode: "+33", groups: [1, 2, 2, 2, 2] },
	{ code: "BE", name: "Belgique", dialCode: "+32", groups: [3, 2, 2, 2] },
	{ code: "ES", name: "Espagne", dialCode: "+34", groups: [3, 3, 3] },
	{ code: "NL", name: "Pays-Bas", dialCode: "+31", groups: [1, 4, 4] },
	{ code: "DE", name: "Allemagne", dialCode: "+49", groups: [3, 4, 4] },
] as const;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number];

/** Digits of the input, a leading 0 dropped. Source: accounts spec §5. */
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
 * Stored form: dial code plus digits, "+33612345678". A typed country code ("+41", "0041") counts whatever country is chosen. A
 * number of more digits than the country's have that begins with a dial code was typed with it, too: it is stored once.
 * @param country the chosen one; null while the number has the code of a country that is not listed
 */
export function internationalPhone(typed: string, country: PhoneCountry | null): string {
	const chosen = country ?? PHONE_COUNTRIES[0];
	const digits = nationalDigits(typed);
	const hasCode = /^\s*(?:\+|00)/.test(typed);
	const isWhole = digits.length > chosen.groups.reduce((sum: number, size) => sum + size, 0);
	const own =
		(hasCode || isWhole) && [chosen, ...PHONE_COUNTRIES].find(({ dialCode }) => `+${digits}`.startsWith(dialCode));
	if (own) return `${own.dialCode}${nationalDigits(`+${digits}`.slice(own.dialCode.length))}`;
	return hasCode ? `+${digits}` : `${chosen.dialCode}${digits}`;
}

/** Splits a stored number into country and digits after its dial code; no country and all digits for one that is not listed. */
export function splitPhone(phoneNumber: string): { country: PhoneCountry | null; digits: string } {
	const country = PHONE_COUNTRIES.find(({ dialCode }) => phoneNumber.startsWith(dialCode));
	if (country) return { country, digits: phoneNumber.slice(country.dialCode.length) };
	return { country: phoneNumber.startsWith("+") ? null : PHONE_COUNTRIES[0], digits: nationalDigits(phoneNumber) };
}

/** What the input shows of a stored number: its grouped national digits, or all of it where its country is not listed. */
export function typedPhone(phoneNumber: string): string {
	const { country, digits } = splitPhone(phoneNumber);
	return country ? groupPhone(digits, country) : `+${digits}`;
}

/** A stored number as people write it: "01 23 45 67 89" in France, "+32 470 12 34 56" elsewhere; an unknown country as it is. */
export function displayPhone(phoneNumber: string): string {
	const { country } = splitPhone(phoneNumber);
	if (!country || !phoneNumber.startsWith(country.dialCode)) return phoneNumber;
	return country.code === "FR" ? `0${typedPhone(phoneNumber)}` : `${country.dialCode} ${typedPhone(phoneNumber)}`;
}
