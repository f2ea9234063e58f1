import { compactNumber } from "./siren";

/** An account number as it is stored: no spaces, capital letters. */
export const normaliseIban = (typed: string): string => compactNumber(typed);

/** Length of an IBAN by country, where SEPA's customers of the shop have their accounts. Source: SWIFT, IBAN Registry. */
const LENGTHS: Record<string, number> = {
	AT: 20,
	BE: 16,
	CH: 21,
	DE: 22,
	ES: 24,
	FR: 27,
	IE: 22,
	IT: 27,
	LU: 20,
	MC: 27,
	NL: 18,
	PT: 25,
};

/**
 * Whether a compact account number can exist: the length of its country, and the rest 1 by 97 after its first four characters
 * moved to its end, letters counted from A = 10. Source: ISO 13616, ISO/IEC 7064 MOD 97-10.
 */
export function isIban(compact: string): boolean {
	if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(compact)) return false;
	if ((LENGTHS[compact.slice(0, 2)] ?? compact.length) !== compact.length) return false;
	const digits = [...compact.slice(4), ...compact.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join("");
	return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Whether a text is the code of a bank: eight or eleven characters. Source: ISO 9362. */
export const isBic = (compact: string): boolean => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(compact);

/** In groups of four, as banks print it. */
export const formatIban = (compact: string): string => compact.replace(/(.{4})(?=.)/g, "$1\u00a0");
