import { z } from "zod";
import { withoutGaps } from "../catalogue/gtin";

/** Normalised code: the digits of a GTIN, or other text of a label, such as a reference. */
export interface ScannedCode {
	/** Fourteen digits with leading zeros, as GS1 stores a GTIN of any length; null otherwise. */
	gtin: string | null;
	/** The lot in GS1-128 or GS1 DataMatrix, upper case; null otherwise. */
	lot: string | null;
	/** The use-by or best-before date there, as an ISO day; null otherwise. */
	expiresOn: string | null;
	/** How many boxes a pallet's label says that it holds, GS1 "(02)…(37)40"; 1 for any other code. */
	boxes: number;
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
	const bare = scanned.trim().replace(/^\][A-Za-z]\d/, "");
	// Some readings also begin with the GS1-128 separator.
	const text = bare.split(PART_END).filter(Boolean).join(" ");
	const parts = gs1Parts(bare);
	const content = parts.get("02");
	const boxes = Number(parts.get("37"));
	return {
		gtin: content ? comparedGtin(content) : gtinIn(shifted(text)),
		boxes: content && Number.isInteger(boxes) && boxes > 0 ? boxes : 1,
		lot: parts.get("10")?.toUpperCase() ?? null,
		expiresOn: gs1Day(parts.get("17") ?? parts.get("15")),
		text: text.toUpperCase(),
	};
}

/** Lengths of the parts that end without a separator, by their application identifier. Source: GS1 General Specifications, 7.8.5. */
const FIXED: Readonly<Record<string, number>> = {
	"00": 18,
	"01": 14,
	"02": 14,
	"11": 6,
	"12": 6,
	"13": 6,
	"15": 6,
	"16": 6,
	"17": 6,
	"20": 2,
};

/** The parts of GS1-128 or GS1 DataMatrix by application identifier, with brackets or as they are read. None for any other code. */
function gs1Parts(code: string): ReadonlyMap<string, string> {
	if (code.startsWith("("))
		return new Map(
			[...code.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
		);
	const parts = new Map<string, string>();
	let rest = afterEnds(code);
	if (!/^(00\d{18})?(01|02)\d{14}./.test(rest) && !code.includes(PART_END)) return parts;
	while (rest !== "") {
		const name = rest.slice(0, 2);
		// Weights and measures: four digits of name, six of value.
		const length = /^3[1-6]/.test(name) ? 8 : FIXED[name];
		const end = length === undefined ? rest.indexOf(PART_END) : 2 + length;
		const value = rest.slice(2, end === -1 ? undefined : end);
		if (!/^\d{2}$/.test(name) || value === "") break;
		parts.set(name, value);
		rest = end === -1 ? "" : afterEnds(rest.slice(end));
	}
	return parts;
}

function afterEnds(code: string): string {
	return code.startsWith(PART_END) ? afterEnds(code.slice(1)) : code;
}

/** YYMMDD as an ISO day of this century; day 00 is the last of its month. Null for anything else. */
function gs1Day(text: string | undefined): string | null {
	const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(text ?? "") ?? [];
	if (!year || !month || !day) return null;
	const named = (of: number) => `20${year}-${month}-${String(of).padStart(2, "0")}`;
	const isDay = (date: string) => z.iso.date().safeParse(date).success;
	if (day !== "00") return isDay(named(Number(day))) ? named(Number(day)) : null;
	return [31, 30, 29, 28].map(named).find(isDay) ?? null;
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
