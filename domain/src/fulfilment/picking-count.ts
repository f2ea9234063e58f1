import { comparedGtin, readScan } from "./scan-code";

/** A row of a picking list, as counting sees it. */
export interface CountedRow {
	/** Tells the rows of one list apart. */
	key: string;
	reference: string;
	/** Boxes to take. */
	boxes: number;
	/** Codes on a piece and on a box; null or empty where none is known. */
	codes: readonly (string | null)[];
	/** Lots in stock; left out where lots are not counted. */
	lots?: readonly { code: string | null }[];
}

/** What was counted so far. The value is never changed. */
export interface PickingCounts {
	/** Boxes by key of a row; none for one that was not begun. */
	boxes: Readonly<Record<string, number>>;
	/** What can be taken back, oldest first. */
	steps: readonly { key: string; boxes: number; lot?: string | undefined }[];
	/** Boxes by key of a row and number of a lot, of those that were counted by their lot. */
	lots?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What a scan came to. */
export type ScanOutcome =
	/** One or more of a row, or with `undone` fewer; `lot` where the code named one, `isKnown` whether it is in stock. */
	| { kind: "counted" | "undone"; key: string; lot?: string; isKnown?: boolean }
	/** The list wants no more of this product. */
	| { kind: "surplus"; key: string }
	/** More at once than the row has left; nothing was counted. */
	| { kind: "excess"; key: string; left: number }
	/** "×40" before any scan. */
	| { kind: "unrepeatable" }
	/** No row has this code. */
	| { kind: "unknown"; code: string }
	/** Neither digits nor letters came. */
	| { kind: "empty" };

export const NOTHING_COUNTED: PickingCounts = { boxes: {}, steps: [] };
/** Maximum number of undoable scans: limits the stored size. */
export const UNDO_STEPS = 20;

/** Boxes counted of a row, never more than it wants. */
export function countedOf({ boxes }: PickingCounts, row: CountedRow): number {
	return Math.min(boxes[row.key] ?? 0, row.boxes);
}

/** Whether a row wants nothing more. */
export function isPicked(counts: PickingCounts, row: CountedRow): boolean {
	return countedOf(counts, row) === row.boxes;
}

/** "×40", "x 40" or "*40": the last scan stands for so many boxes. */
const TIMES = /^[x×*]\s?(\d{1,5})$/i;

/**
 * Counts one box by the code on it or on a piece in it, or by its reference, and all of a pallet by a label that says how many
 * they are. A product of several rows fills them in their order. "×40" makes the last scan one of forty boxes.
 * What is unknown or beyond what the list wants changes nothing.
 */
export function countScan(
	rows: readonly CountedRow[],
	counts: PickingCounts,
	scanned: string,
): { counts: PickingCounts; outcome: ScanOutcome } {
	const code = readScan(scanned);
	if (code.text === "") return { counts, outcome: { kind: "empty" } };
	const byProduct = rows.filter(
		({ codes, reference }) =>
			(code.gtin !== null && codes.some((one) => one && comparedGtin(one) === code.gtin)) ||
			reference.toUpperCase() === code.text,
	);
	const times = TIMES.exec(code.text)?.[1];
	if (times && byProduct.length === 0) return repeated(rows, counts, Number(times));
	const named = byProduct.length > 0 ? byProduct : rows.filter((one) => lotNamed(one, code.lot ?? code.text));
	const row = named.find((one) => !isPicked(counts, one));
	const left = row ? row.boxes - countedOf(counts, row) : 0;
	if (row && code.boxes > left) return { counts, outcome: { kind: "excess", key: row.key, left } };
	if (row) {
		const lot = lotNamed(row, code.lot ?? code.text) ?? undefined;
		// A shop that records no lots ignores those of its suppliers' labels.
		const stranger = !lot && code.lot && row.lots?.some((one) => one.code !== null) ? code.lot : undefined;
		const read = lot ? { lot, isKnown: true } : stranger ? { lot: stranger, isKnown: false } : {};
		return { counts: added(counts, row, code.boxes, lot), outcome: { kind: "counted", key: row.key, ...read } };
	}
	const full = named.at(-1);
	return { counts, outcome: full ? { kind: "surplus", key: full.key } : { kind: "unknown", code: code.text } };
}

function repeated(rows: readonly CountedRow[], counts: PickingCounts, times: number): ReturnType<typeof countScan> {
	const last = counts.steps.at(-1);
	const row = rows.find(({ key }) => key === last?.key);
	const before = undoScan(counts)?.counts;
	if (!last || !row || !before || times === 0) return { counts, outcome: { kind: "unrepeatable" } };
	const left = row.boxes - countedOf(before, row);
	if (times > left) return { counts, outcome: { kind: "excess", key: row.key, left } };
	return { counts: added(before, row, times, last.lot), outcome: { kind: "counted", key: row.key } };
}

/** The lot of a row that bears this number, as the shop writes it. */
function lotNamed({ lots = [] }: CountedRow, number: string): string | undefined {
	return lots.find(({ code }) => code?.toUpperCase() === number)?.code ?? undefined;
}

/** Boxes of a row that were counted by their lot, by its number. */
export const lotsCounted = ({ lots }: PickingCounts, { key }: CountedRow): Readonly<Record<string, number>> =>
	lots?.[key] ?? {};

/**
 * Counts so many boxes of a row in one step, all that remain by default, never more. It can be undone like a scan: they are of the lot
 * that was scanned last.
 */
export function countMore(counts: PickingCounts, row: CountedRow, boxes = row.boxes): PickingCounts {
	const count = Math.min(boxes, row.boxes - countedOf(counts, row));
	const last = counts.steps.findLast(({ key }) => key === row.key);
	return count === 0 ? counts : added(counts, row, count, last?.lot);
}

/** Ticks a row off by hand, or restarts it. Scans of the row can no longer be undone. */
export function tickRow(counts: PickingCounts, row: CountedRow, isDone: boolean): PickingCounts {
	return {
		boxes: { ...counts.boxes, [row.key]: isDone ? row.boxes : 0 },
		steps: counts.steps.filter(({ key }) => key !== row.key),
		...(counts.lots && { lots: isDone ? counts.lots : { ...counts.lots, [row.key]: {} } }),
	};
}

/** Takes the last scan back. Null when there is none. */
export function undoScan(counts: PickingCounts): { counts: PickingCounts; outcome: ScanOutcome } | null {
	const last = counts.steps.at(-1);
	if (!last) return null;
	const left = Math.max(0, (counts.boxes[last.key] ?? 0) - last.boxes);
	const boxes = { ...counts.boxes, [last.key]: left };
	return {
		counts: { ...withLot({ ...counts, boxes }, last.key, last.lot, -last.boxes), steps: counts.steps.slice(0, -1) },
		outcome: { kind: "undone", key: last.key },
	};
}

function added(counts: PickingCounts, row: CountedRow, count: number, lot: string | undefined): PickingCounts {
	const boxes = { ...counts.boxes, [row.key]: countedOf(counts, row) + count };
	const step = { key: row.key, boxes: count, ...(lot && { lot }) };
	return { ...withLot({ ...counts, boxes }, row.key, lot, count), steps: [...counts.steps, step].slice(-UNDO_STEPS) };
}

function withLot(counts: PickingCounts, key: string, lot: string | undefined, boxes: number): PickingCounts {
	if (!lot) return counts;
	const { [lot]: before = 0, ...others } = counts.lots?.[key] ?? {};
	const after = before + boxes;
	return { ...counts, lots: { ...counts.lots, [key]: after > 0 ? { ...others, [lot]: after } : others } };
}
