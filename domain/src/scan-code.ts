import { withoutGaps } from "./gtin";

/** A code as it is compared: the digits of a GTIN, or what else stands on a label, for example a reference. */
export interface ScannedCode {
	/** Fourteen digits, with zeros in front, as GS1 stores a GTIN of any length; null for what is none. */
	gtin: string | null;
	/** As it was read, without gaps at its ends, upper case. */
	text: string;
}

/** Keys of a French keyboard from 0 to 9, without the shift that digits ask for: what a scanner set to American keys types. */
const UNSHIFTED_KEYS = "à&é\"'(-è_ç";

const PART_END = "\u001d";

/**
 * Reads what a scanner, a camera or a person gives. Known are GTINs of 8 to 14 digits, with or without gaps; the GTIN of a box in
 * GS1-128, "(01)…" or "01…" with what follows it; a symbology identifier in front ("]E0", ISO/IEC 15424); and digits that a scanner
 * typed without shift. Check digits are not looked at: a code is compared with those that the shop keeps.
 */
export function readScan(scanned: string): ScannedCode {
	// The control character that parts what GS1-128 says begins some readings, too.
	const text = scanned
		.trim()
		.replace(/^\][A-Za-z]\d/, "")
		.split(PART_END)
		.filter(Boolean)
		.join(" ");
	return { gtin: gtinIn(shifted(text)), text: text.toUpperCase() };
}

/** A GTIN as it is compared: fourteen digits with zeros in front. Null for what is none. */
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
