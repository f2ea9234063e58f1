import { withoutGaps } from "./gtin";

/** Normalised code: the digits of a GTIN, or other text of a label, such as a reference. */
export interface ScannedCode {
	/** Fourteen digits with leading zeros, as GS1 stores a GTIN of any length; null otherwise. */
	gtin: string | null;
	/** As it was read, without gaps at its ends, upper case. */
	text: string;
}

/** Unshifted keys 0 to 9 of a French keyboard: the output of a scanner set to an American layout. */
const UNSHIFTED_KEYS = "à&é\"'(-è_ç";

const PART_END = "\u001d";

/**
 * Reads what a scanner, a camera or a person gives. Known are GTINs of 8 to 14 digits, with or without gaps; the GTIN of a box in
 * GS1-128, "(01)…" or "01…" with what follows it; a symbology identifier in front ("]E0", ISO/IEC 15424); and digits that a scanner
 * typed without shift. Check digits are not verified: a code is compared with the stored ones.
 */
export function readScan(scanned: string): ScannedCode {
	// Some readings also begin with the GS1-128 separator.
	const text = scanned
		.trim()
		.replace(/^\][A-Za-z]\d/, "")
		.split(PART_END)
		.filter(Boolean)
		.join(" ");
	return { gtin: gtinIn(shifted(text)), text: text.toUpperCase() };
}

/** Normalises a GTIN to fourteen digits with leading zeros. Null for anything else. */
export function comparedGtin(code: string): string | null {
	const digits = withoutGaps(code);
	return /^\d{8,14}$/.test(digits) ? digits.padStart(14, "0") : null;
}

function gtinIn(text: string): string | null {
	const whole = comparedGtin(text);
	if (whole) return whole;
	// Application identifier 01: fourteen digits, then the other parts. Source: GS1 General Specifications, 3.3.2.
	return /^(?:\(01\)|01)(\d{14})/.exec(text.replace(/\s/g, ""))?.[1] ?? null;
}

function shifted(text: string): string {
	const keys = [...text].map((key) => UNSHIFTED_KEYS.indexOf(key));
	return keys.length >= 8 && keys.every((digit) => digit >= 0) ? keys.join("") : text;
}
