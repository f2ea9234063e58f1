import { compactNumber, isSiren } from "./siren";

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
	ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
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
	NL: /^[A-Z\d+*]{10}\d{2}$/,
	PL: /^\d{10}$/,
	PT: /^\d{9}$/,
	RO: /^\d{2,10}$/,
	SE: /^\d{12}$/,
	SI: /^\d{8}$/,
	SK: /^\d{10}$/,
	XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/**
 * Whether a compact VAT number (`compactNumber`) can exist: the format of its country and, for a French one, a SIREN with the
 * key that follows from it. Keys with letters are told by their format alone.
 */
export function isVatNumber(compact: string): boolean {
	const number = compact.slice(2);
	if (!FORMATS[compact.slice(0, 2)]?.test(number)) return false;
	return !compact.startsWith("FR") || isFrench(number.slice(0, 2), number.slice(2));
}

/** The key is (12 + 3 × (SIREN modulo 97)) modulo 97. Source: CGI art. 286 ter; BOI-TVA-DECLA-20-10-20. */
function isFrench(key: string, siren: string): boolean {
	if (!isSiren(siren)) return false;
	return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** The SIREN in a French VAT number; null in any other. */
export const sirenOfVatNumber = (compact: string): string | null =>
	compact.startsWith("FR") ? compact.slice(4) : null;

/** A VAT number as it is shown and looked up: no spaces, capital letters, "EL" for Greece. */
export const normaliseVatNumber = (typed: string): string => compactNumber(typed).replace(/^GR/, "EL");
