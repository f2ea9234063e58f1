import { comparedGtin, readScan } from "../fulfilment/scan-code";

/** A lot on the count sheet. */
export interface SheetLot {
	id: string;
	code: string | null;
	reference: string;
	/** Codes on a piece and on a box; empty where none is known. */
	codes: readonly string[];
	/** As the shop has it. */
	boxes: number;
}

/** The boxes counted of a lot, and those that the shop had noted then. */
interface Count {
	boxes: number;
	seen: number;
}

/** Counts by id of a lot; none for one that was not counted. */
export type Counts = Readonly<Record<string, Count>>;

/** Outcome of a scan: a box of a lot; a label that names no lot of several; a lot that was not received; no product of the sheet. */
export type CountOutcome =
	| { kind: "counted"; lotId: string }
	| { kind: "several" | "unreceived" | "unknown"; text: string }
	| { kind: "empty" };

/** Counts a box of the lot that a scanned label, a lot's number or a reference names. */
export function countBox(
	sheet: readonly SheetLot[],
	counts: Counts,
	scanned: string,
): { counts: Counts; outcome: CountOutcome } {
	const { gtin, lot, text } = readScan(scanned);
	if (text === "") return { counts, outcome: { kind: "empty" } };
	const isLot = ({ code }: SheetLot) => code !== null && code.toUpperCase() === (lot ?? text);
	const ofProduct = sheet.filter(
		({ codes, reference }) =>
			(gtin !== null && codes.some((code) => code && comparedGtin(code) === gtin)) || reference.toUpperCase() === text,
	);
	const named = (ofProduct.length > 0 ? ofProduct : sheet).filter(isLot);
	const found = named.length > 0 ? named : lot === null ? ofProduct : [];
	const [first, ...others] = found;
	if (first && others.length === 0) {
		const { boxes, seen } = counts[first.id] ?? { boxes: 0, seen: first.boxes };
		return {
			counts: { ...counts, [first.id]: { boxes: boxes + 1, seen } },
			outcome: { kind: "counted", lotId: first.id },
		};
	}
	if (first) return { counts, outcome: { kind: "several", text } };
	return { counts, outcome: { kind: ofProduct.length > 0 ? "unreceived" : "unknown", text: lot ?? text } };
}

/** Lots of the sheet that were counted, how many differ, and these lots with the boxes that are missing or too many. */
export function countedSoFar<Lot extends Pick<SheetLot, "id" | "boxes">>(sheet: readonly Lot[], counts: Counts) {
	const counted = sheet.flatMap((lot) => {
		const count = counts[lot.id];
		return count ? [{ lot, ...count, difference: count.boxes - lot.boxes }] : [];
	});
	const beyond = (sign: 1 | -1) =>
		counted.flatMap(({ lot, difference }) => (sign * difference > 0 ? [{ ...lot, boxes: sign * difference }] : []));
	const [missing, surplus] = [beyond(-1), beyond(1)];
	return { counted, differences: missing.length + surplus.length, missing, surplus };
}
