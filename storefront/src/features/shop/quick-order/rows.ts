import type { QuickOrderLine } from "@confiserie/domain/contract/quick-order";
import { ORDER_TYPES } from "@confiserie/domain/prices/tier-price";
import { type EnteredLine, QUICK_ORDER, readPastedLines } from "@confiserie/domain/quick-order/read-lines";
import { z } from "zod";
import { readItem, removeItem, writeItem } from "@/lib/safe-storage";

/** A row of the page; `id` names it for as long as it is there. */
export interface Row extends EnteredLine {
	id: number;
}

let drawn = 0;
const rowOf = (line: EnteredLine): Row => {
	drawn += 1;
	return { ...line, id: drawn };
};
const emptyRow = () => rowOf({ text: "", quantity: "1", unit: "box" });

export const isFilled = ({ text }: Row): boolean => text.trim() !== "";

/** Rows of a page on which nothing is typed. */
const FIRST_ROWS = 5;

/** At least one empty row at the end, to type the next line into, unless all are taken, and five in all. */
export function withNext(rows: readonly Row[]): Row[] {
	const last = rows.at(-1);
	const isOpen = !last || (isFilled(last) && rows.length < QUICK_ORDER.maximumLines);
	const added = Math.max(isOpen ? 1 : 0, FIRST_ROWS - rows.length);
	return [...rows, ...Array.from({ length: added }, emptyRow)];
}

/** Changes a row; any change of what it says takes its problem away, and a unit takes the place of the pieces. */
export function editRow(rows: readonly Row[], id: number, change: Partial<EnteredLine>): Row[] {
	const fresh = { problem: undefined, ...(change.unit && { isInPieces: undefined }), ...change };
	return withNext(rows.map((row) => (row.id === id ? { ...row, ...fresh } : row)));
}

export function removeRow(rows: readonly Row[], id: number): Row[] {
	return withNext(rows.filter((row) => row.id !== id));
}

/** Puts lines in place of an empty row, or behind a filled one. `left` says how many found no room. */
export function insertLines(
	rows: readonly Row[],
	lines: readonly EnteredLine[],
	at?: number,
): { rows: Row[]; left: number } {
	const filled = rows.filter((row) => isFilled(row) || row.id === at);
	const place = filled.findIndex(({ id }) => id === at);
	const before = place < 0 ? filled : filled.slice(0, place).concat(filled.slice(place, place + 1).filter(isFilled));
	const after = place < 0 ? [] : filled.slice(place + 1);
	const room = QUICK_ORDER.maximumLines - before.length - after.length;
	const taken = lines.slice(0, Math.max(0, room));
	return { rows: withNext([...before, ...taken.map(rowOf), ...after]), left: lines.length - taken.length };
}

/** The row above a row, whose text, quantity and unit it takes; null for the first, and below an empty one. */
export function rowAbove(rows: readonly Row[], id: number): EnteredLine | null {
	const above = rows[rows.findIndex((row) => row.id === id) - 1];
	return above && isFilled(above) ? statedIn(above) : null;
}

/** What a row says, without what is wrong with it. */
const statedIn = ({ text, quantity, unit, isInPieces }: Row): EnteredLine => ({ text, quantity, unit, isInPieces });

/** A typed text that holds more than a product, such as "BAP-001 x3", in its parts; null for one that does not. */
export function partsOf(text: string): EnteredLine | null {
	const [line, ...others] = readPastedLines(text).lines;
	return line && others.length === 0 && line.text !== text.trim() ? line : null;
}

/** Adds a scanned code: one box more where a row has it. */
export function addScan(rows: readonly Row[], code: string): Row[] {
	const known = rows.find(({ text, unit }) => text === code && unit === "box");
	if (known) return editRow(rows, known.id, { quantity: String((Number(known.quantity) || 0) + 1) });
	return insertLines(rows, [{ text: code, quantity: "1", unit: "box" }]).rows;
}

/** Session storage: what was entered, for a reload or the way back. */
const KEY = "quickOrder";
const storedSchema = z
	.array(
		z.object({
			text: z.string(),
			quantity: z.string(),
			unit: z.enum(ORDER_TYPES),
			isInPieces: z.boolean().optional(),
		}),
	)
	.max(QUICK_ORDER.maximumLines);

export function readRows(): Row[] {
	try {
		const stored = storedSchema.safeParse(JSON.parse(readItem("session", KEY) ?? "[]"));
		return withNext((stored.data ?? []).map(rowOf));
	} catch {
		return withNext([]);
	}
}

export function storeRows(rows: readonly Row[]): void {
	const filled = rows.filter(isFilled).map(statedIn);
	if (filled.length === 0) removeItem("session", KEY);
	else writeItem("session", KEY, JSON.stringify(filled));
}

/** What the shop says of each row, by its id. */
export type Checks = ReadonlyMap<number, QuickOrderLine>;
