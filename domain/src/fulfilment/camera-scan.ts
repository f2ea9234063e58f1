import { isGtin } from "../catalogue/gtin";
import { readScan } from "./scan-code";

/** What a detector sees in one image: the parts of DetectedBarcode (Shape Detection API, §3) that counting needs. */
export interface SeenCode {
	rawValue: string;
	/** "ean_13", "itf", "code_128" and so on. */
	format: string;
	/** In pixels of the image. */
	boundingBox: { x: number; y: number; width: number; height: number };
}

/** For so long a code must have been out of aim before the same one counts again: the next box, not the same. */
export const AWAY_MS = 1_500;

/** When each code was last aimed at, in ms of any clock. */
export type Sightings = ReadonlyMap<string, number>;

/**
 * The code that the user aims at: of those in the image the nearest to its middle, so that a shelf full of labels
 * counts once. Null when there is no plausible one.
 */
export function aimedCode(codes: readonly SeenCode[], picture: { width: number; height: number }): string | null {
	const distance = ({ boundingBox: { x, y, width, height } }: SeenCode) =>
		Math.hypot(x + width / 2 - picture.width / 2, y + height / 2 - picture.height / 2);
	const [nearest] = codes.filter(isBelievable).sort((a, b) => distance(a) - distance(b));
	return nearest?.rawValue ?? null;
}

/** Records a detected code and returns whether it is another box: a code that stays in view counts once. */
export function sight(before: Sightings, code: string, at: number): { isNew: boolean; sightings: Sightings } {
	const last = before.get(code);
	return { isNew: last === undefined || at - last > AWAY_MS, sightings: new Map(before).set(code, at) };
}

/**
 * A camera sees bars where there are none, or a part of them: the check digit must fit. Interleaved 2 of 5, which any part of its
 * bars is a code of, must be a whole GTIN-14.
 */
function isBelievable({ rawValue, format }: SeenCode): boolean {
	const { gtin } = readScan(rawValue);
	if (format === "itf" && rawValue.length !== 14) return false;
	return gtin === null ? format !== "itf" : isGtin(gtin);
}
