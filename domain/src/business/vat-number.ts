import { compactNumber, isLuhn, isSiren } from "./siren";

/** What follows the country's letters in a VAT number of the Union. Source: European Commission, VIES, "VAT number structure". */
const FORMATS: Record<string, RegExp> = {
	AT: /^U\d{8}$/,
	BE: /^[01]\d{9}$/,
	BG: /^\d{9,10}$/,
	CY: /^\d{8}[A-Z]$/,
	CZ: /^\d{8,10}$/,
	DE: /^\d{9}$/,
	DK: /^\d{8}$/,
	EE: /^\d{9}$/,
	EL: /^\d{9}$/,
	ES: /^(?:[A-HJ-NP-SU-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
	FI: /^\d{8}$/,
	FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
	HR: /^\d{11}$/,
	HU: /^\d{8}$/,
	IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
	IT: /^\d{11}$/,
	LT: /^(?:\d{9}|\d{12})$/,
	LU: /^\d{8}$/,
	LV: /^\d{11}$/,
	MT: /^\d{8}$/,
	NL: /^\d{9}B\d{2}$/,
	PL: /^\d{10}$/,
	PT: /^\d{9}$/,
	RO: /^\d{2,10}$/,
	SE: /^\d{12}$/,
	SI: /^\d{8}$/,
	SK: /^\d{10}$/,
	XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/**
 * Whether a compact VAT number (`compactNumber`) can exist: the format of its country and, in each country that can buy, its
 * check digits. Monaco's companies have French numbers.
 */
export function isVatNumber(compact: string): boolean {
	const country = compact.slice(0, 2);
	const number = compact.slice(2);
	return Boolean(FORMATS[country]?.test(number)) && (CHECKS[country]?.(number) ?? true);
}

const CHECKS: Record<string, (number: string) => boolean> = {
	BE: isBelgian,
	DE: isGerman,
	ES: isSpanish,
	FR: isFrench,
	NL: isDutch,
};

/**
 * A key of two, and a SIREN or, in Monaco, nine digits that begin with 000 and are none. The key is (12 + 3 × (nine
 * digits modulo 97)) modulo 97; keys with letters are checked by their format alone. Source: CGI art. 286 ter;
 * BOI-TVA-DECLA-20-10-20.
 */
function isFrench(number: string): boolean {
	const key = number.slice(0, 2);
	const digits = number.slice(2);
	if (!isMonegasque(digits) && !isSiren(digits)) return false;
	return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(digits) % 97)) % 97;
}

/** The last two digits are 97 minus the rest of the first eight by 97. Source: SPF Économie, Banque-Carrefour des Entreprises. */
function isBelgian(number: string): boolean {
	return Number(number.slice(8)) === 97 - (Number(number.slice(0, 8)) % 97);
}

/** Source: ISO/IEC 7064, MOD 11,10, which the Bundeszentralamt für Steuern uses. */
function isGerman(number: string): boolean {
	let product = 10;
	for (const digit of number.slice(0, 8)) product = (2 * ((Number(digit) + product) % 10 || 10)) % 11;
	return (11 - product) % 10 === Number(number[8]);
}

/** The letter that a Spanish number ends with, by its rest by 23. Source: Orden EHA/451/2008; Real Decreto 1065/2007. */
const PERSON_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const COMPANY_LETTERS = "JABCDEFGHI";

/** A person's number (DNI, NIE or one that begins with K, L or M), or a company's with its Luhn digit or the letter for it. */
function isSpanish(number: string): boolean {
	const digits = number.slice(1, 8);
	const last = number.slice(8);
	const lead = /^\d/.test(number)
		? number.slice(0, 1)
		: { X: "0", Y: "1", Z: "2", K: "", L: "", M: "" }[number.slice(0, 1)];
	if (lead !== undefined) return last === PERSON_LETTERS[Number(lead + digits) % 23];
	return /\d/.test(last) ? isLuhn(digits + last) : isLuhn(`${digits}${COMPANY_LETTERS.indexOf(last)}`);
}

/**
 * A company's number ends, before its B, with the digit of the eleven test; a sole trader's has the rest 1 by 97, letters
 * counted from A = 10. Source: Belastingdienst, "Btw-identificatienummer".
 */
function isDutch(number: string): boolean {
	const weighted = [...number.slice(0, 8)].reduce((sum, digit, index) => sum + Number(digit) * (9 - index), 0);
	if (weighted % 11 === Number(number[8])) return true;
	const digits = [..."NL", ...number].map((sign) => Number.parseInt(sign, 36)).join("");
	return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const isMonegasque = (digits: string) => digits.startsWith("000");

/** The SIREN in a French VAT number; null in any other, and in one of Monaco. */
export const sirenOfVatNumber = (compact: string): string | null =>
	compact.startsWith("FR") && !isMonegasque(compact.slice(4)) ? compact.slice(4) : null;

/** A VAT number as it is shown and looked up: no spaces, capital letters, "EL" for Greece. */
export const normaliseVatNumber = (typed: string): string => compactNumber(typed).replace(/^GR/, "EL");
