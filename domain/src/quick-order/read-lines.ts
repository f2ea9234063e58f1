import { withoutGaps } from "../catalogue/gtin";
import { readDecimal } from "../decimal-text";
import { formatCount } from "../format";
import { readCell } from "../formula";
import { ORDER_TYPES, type OrderType, UNITS } from "../prices/tier-price";
import { type Columns, columnsOf, faultOf, quoted, unknownQuantities } from "./columns";
import { splitOutsideQuotes } from "./quoted-cells";
import { isPieceWord, PIECES_IN_TEXT, readUnit, UNITS_IN_TEXT } from "./units";

/** Most lines of a quick order, and the most bytes of a file of them. */
export const QUICK_ORDER = { maximumLines: 500, maximumBytes: 5 * 1024 * 1024, textLength: 200 } as const;
/** Most boxes of a line; also `MAXIMUM_BOXES` of the contract, which a test compares. */
export const MOST_UNITS = 100_000;

/** A line as it was typed, pasted or read from a file. `quantity` is what was written, judged by `readQuantity`. */
export interface EnteredLine {
	/** Reference, EAN or name. */
	text: string;
	quantity: string;
	unit: OrderType;
	/** Counted in pieces, of a product sold singly: a box is one piece. */
	isInPieces?: boolean;
	/** What cannot be meant as it is written, in French. */
	problem?: string;
}

const UNIT_LIST = ORDER_TYPES.map((unit) => UNITS[unit].word)
	.join(", ")
	.replace(/, ([^,]+)$/, " ou $1");

export const PROBLEMS = {
	rounded:
		"Le tableur a arrondi ce code-barres. Mettez la colonne au format Texte, ou saisissez la référence du produit.",
	unit: (word: string) => `«\u00a0${word}\u00a0» n'est pas une unité de vente\u00a0: ${UNIT_LIST}.`,
	thousands: (written: string) =>
		`«\u00a0${written}\u00a0» se lit de deux façons. Saisissez la quantité sans point ni virgule.`,
	several: (written: readonly string[]) =>
		`Plusieurs nombres sur cette ligne\u00a0: ${quoted(written)}. Saisissez la quantité.`,
} as const;

/** What a table asks for. */
export interface OrderTable {
	lines: EnteredLine[];
	/** Why nothing of it is read, in French. */
	refusal?: string;
	/** What of it is passed over, in French. */
	notice?: string;
}

/**
 * Reads a pasted text: one line a row, its cells between tabs, semicolons or bars, or commas where they cannot be decimal. A
 * cell that is no column of a table may hold everything: "BAP-001 x3", "2 palettes BAP-001".
 */
export function readPastedLines(text: string): OrderTable {
	return readOrderRows(splitOutsideQuotes(text, "\r\n").map(cellsOf));
}

export function readOrderRows(rows: readonly (readonly string[])[]): OrderTable {
	const reader = orderTableReader();
	for (const row of rows) reader.read(row);
	return reader.result();
}

/** Rows among which the headings are searched. */
const HEAD_ROWS = 20;

/**
 * Reads a table row by row. Rows above the headings are passed over. Without headings, the product is in the first cell, and
 * the quantity in the only other cell that can be one. A quantity is never guessed: a table whose headings do not tell
 * it is refused, an empty cell is 0, and what is ambiguous becomes the line's problem.
 */
export function orderTableReader(): { read(row: readonly string[]): void; result(): OrderTable } {
	const table: OrderTable = { lines: [] };
	let head: string[][] | null = [];
	let columns: Columns | null = null;
	let withoutProduct = 0;
	let notice = "";
	const take = (cells: readonly string[]) => {
		if (columns) {
			const read = readNamedRow(cells, columns);
			if (read) table.lines.push(...read);
			else withoutProduct += 1;
		} else table.lines.push(...readBareRow(cells));
	};
	const settle = (rows: readonly string[][]) => {
		head = null;
		const found = headingsIn(rows);
		columns = found.columns;
		if (found.refusal) table.refusal = found.refusal;
		else for (const cells of rows.slice(found.at)) take(cells);
		const titles = rows.slice(0, Math.max(0, found.at - 1)).map((cells) => cells.find(Boolean) ?? "");
		if (columns && titles.length > 0)
			notice = `Au-dessus des titres, ${formatCount(titles.length, "ligne n'est pas lue", "lignes ne sont pas lues")}\u00a0: ${quoted(titles)}.`;
	};
	return {
		read(row) {
			const cells = row.map((cell) => readCell(cell.trim().slice(0, LONGEST_CELL)).replace(/[\r\n]+/g, " "));
			if (!cells.some(Boolean) || table.refusal) return;
			if (!head) return take(cells);
			head.push(cells);
			if (head.length >= HEAD_ROWS || columnsOf(cells)?.quantities.length) settle(head);
		},
		result() {
			if (head) settle(head);
			if (table.refusal) return { lines: [], refusal: table.refusal };
			if (withoutProduct > 0)
				notice += ` ${formatCount(withoutProduct, "ligne a une quantité sans produit", "lignes ont une quantité sans produit")}.`;
			return { lines: table.lines, ...(notice && { notice: notice.trim() }) };
		},
	};
}

/** The columns of a table, and its first row below the headings; without headings, all of its rows. */
function headingsIn(rows: readonly string[][]): { columns: Columns | null; at: number; refusal?: string | null } {
	const known = rows.map(columnsOf);
	const complete = known.findIndex((columns) => columns?.quantities.length);
	const at = complete >= 0 ? complete : known.findIndex(Boolean);
	const columns = known[at] ?? null;
	if (columns) return { columns, at: at + 1, refusal: faultOf(columns, rows[at] ?? []) };
	const [first = [], ...others] = rows;
	// Headings in words that are not known: a row of words above rows of figures.
	const isHeading = first.filter(Boolean).length > 1 && !first.some((cell) => /\d/.test(cell) || readUnit(cell));
	const isTable = isHeading && others.some((cells) => cells.slice(1).some((cell) => countIn(cell)));
	return { columns: null, at: 0, ...(isTable && { refusal: unknownQuantities(first) }) };
}

/**
 * Units of an entered quantity, "1 200" or "2,0"; null for what is no whole number from 1 to 100,000, and for "1.200", which is a
 * thousand in one country and one in another.
 */
export function readQuantity(written: string): number | null {
	const units = THOUSANDS.test(written) ? null : readDecimal(written);
	return units !== null && Number.isInteger(units) && units >= 1 && units <= MOST_UNITS ? units : null;
}
const THOUSANDS = /[.,]\d{3}(?!\d)/;

/** The lines of a row, one a quantity; null where quantities stand beside no product, as in a row of totals. */
function readNamedRow(row: readonly string[], { products, quantities, unit }: Columns): EnteredLine[] | null {
	const text = products.map((at) => row[at]).find(Boolean) ?? "";
	const asked = quantities.filter(({ at }) => !isNothing(row[at] ?? ""));
	if (text === "") return asked.length > 0 ? null : [];
	const unitCell = unit === undefined ? "" : (row[unit] ?? "");
	return asked.map(({ at, unit: word }) => lineOf(text, row[at] ?? "", word || unitCell));
}

/** An empty cell of a table, or a zero: a price list is filled in where something is wanted. */
const isNothing = (cell: string): boolean => /^(-|0+([.,]0+)?)?$/.test(cell);

function readBareRow(row: readonly string[]): EnteredLine[] {
	const cells = row.filter(Boolean);
	const [only = ""] = cells;
	if (cells.length === 1) {
		const whole = readWhole(only);
		// Beside empty cells, a quantity must be in the text.
		return row.length === 1 || whole.text !== only ? [whole] : [];
	}
	const figures = cells.slice(1).filter((cell) => countIn(cell));
	const isReversed = figures.length === 0 && countOrPiecesIn(only) && !/^\d{6,}$/.test(withoutGaps(only));
	const [product = "", ...others] = isReversed ? cells.slice(1) : cells;
	const unit = others.find((cell) => readUnit(cell) !== null || isPieceWord(cell)) ?? "";
	const possible = isReversed ? [only] : figures.filter(canBeQuantity);
	if (possible.length > 1) return [{ ...lineOf(product, "", unit), problem: PROBLEMS.several(possible) }];
	const quantity = possible[0] ?? figures[0] ?? others.find(countOrPiecesIn) ?? "";
	// Beside a name alone, an empty cell is the quantity.
	return isNothing(quantity) && (quantity || cells.length < row.length) ? [] : [lineOf(product, quantity, unit)];
}

const countOf = (words: string) =>
	new RegExp(`^(?:[x×*]\\s*)?(-?\\d[\\d\\s\u00a0\u202f]*(?:[.,]\\d+)*)\\s*(?:[x×*]|(${words})\\.?)?$`, "i");
const COUNT = countOf(UNITS_IN_TEXT);
const PIECES = countOf(PIECES_IN_TEXT);
/** "3", "x3", "1,5", "2 palettes", with the word of its unit; null for anything else. */
function countIn(cell: string, form = COUNT): { quantity: string; unit: string } | null {
	const found = form.exec(cell.trim());
	const [, quantity = "", unit = ""] = found ?? [];
	return found && !isCode(quantity) ? { quantity: quantity.trim(), unit } : null;
}

/** Also "24 pièces", which beside another figure is what a box holds. */
const countOrPiecesIn = (cell: string) => countIn(cell) ?? countIn(cell, PIECES);

/** Whether a figure may be meant as a quantity: a whole one, or one with a separator of thousands. */
function canBeQuantity(cell: string): boolean {
	const { quantity = "" } = countIn(cell) ?? {};
	return THOUSANDS.test(quantity) || Number.isInteger(readDecimal(quantity));
}

/** More digits than a quantity has, or a leading zero: an EAN or a reference. */
function isCode(digits: string): boolean {
	const plain = withoutGaps(digits);
	return plain.length > 6 || /^0\d/.test(plain);
}

/** Of a longer cell only the beginning is read: the patterns take the square of its length. */
const LONGEST_CELL = 2 * QUICK_ORDER.textLength + 1;
const NUMBER = "\\d{1,6}";
const CODE = "(?<text>(?=\\S*\\d)\\S+)";
/** A whole line in one part. In each, the groups `text`, `quantity` and `unit`. */
const WHOLE: readonly RegExp[] = [
	// "BAP-001 x3", "BAP-001 × 3 palettes"
	new RegExp(`^(?<text>.+?)\\s*(?<=\\s)[x×*]\\s*(?<quantity>${NUMBER})\\s*(?<unit>${UNITS_IN_TEXT})?\\.?$`, "i"),
	// "3 x BAP-001", "3x BAP-001"
	new RegExp(`^(?<quantity>${NUMBER})\\s*[x×*]\\s+(?<text>.+)$`, "i"),
	// "BAP-001 2 palettes", "BAP-001 : 2 palettes"
	new RegExp(`^(?<text>.+?)[\\s:]+(?<quantity>${NUMBER})\\s+(?<unit>${UNITS_IN_TEXT})\\.?$`, "i"),
	// "2 palettes BAP-001", "2 palettes de barbe à papa"
	new RegExp(`^(?<quantity>${NUMBER})\\s+(?<unit>${UNITS_IN_TEXT})\\.?\\s+(?:de\\s+|d['’]\\s*)?(?<text>.+)$`, "i"),
	// "BAP-001 12": one word with a digit in it is a code, several are a name that may end with a figure.
	/^(?<text>(?=\S*\d)\S+)\s+(?<quantity>[1-9]\d{0,5})$/,
	// "12 BAP-001"
	/^(?<quantity>[1-9]\d{0,5})\s+(?<text>(?=\S*\d)(?=\S*[A-Za-z])\S+)$/,
	// "BAP-001 3 pièces", "BAP-001 x3 pcs": of a name, the pieces may be a part.
	new RegExp(`^${CODE}[\\s:]+(?:[x×*]\\s*)?(?<quantity>${NUMBER})\\s*(?<unit>${PIECES_IN_TEXT})\\.?$`, "i"),
	// "3 pièces BAP-001"
	new RegExp(`^(?<quantity>${NUMBER})\\s+(?<unit>${PIECES_IN_TEXT})\\.?\\s+(?:de\\s+)?${CODE}$`, "i"),
];

function readWhole(part: string): EnteredLine {
	// An EAN written in groups: "3 760000 000017".
	const isLong = part.length >= LONGEST_CELL;
	if (isLong || /^(\d{8}|\d{12,14})$/.test(withoutGaps(part))) return lineOf(part, "1", "");
	for (const form of WHOLE) {
		const { text, quantity, unit = "" } = form.exec(part)?.groups ?? {};
		if (text && quantity) return lineOf(text, quantity, unit);
	}
	return lineOf(part, "1", "");
}

function lineOf(text: string, count: string, unitWord: string): EnteredLine {
	const counted = countOrPiecesIn(count);
	const word = counted?.unit || unitWord;
	const isInPieces = isPieceWord(word);
	const unit = word === "" || isInPieces ? "box" : readUnit(word);
	const quantity = counted?.quantity ?? count.trim();
	const wanted = { quantity, unit: unit ?? "box", ...(isInPieces && { isInPieces }) };
	const line = { text: text.slice(0, QUICK_ORDER.textLength).trim(), ...wanted };
	if (unit === null) return { ...line, problem: PROBLEMS.unit(word) };
	// "3,76E+12": the last digits are lost.
	if (/^\d([.,]\d+)?E\+\d+$/i.test(line.text)) return { ...line, problem: PROBLEMS.rounded };
	return THOUSANDS.test(quantity) ? { ...line, problem: PROBLEMS.thousands(quantity) } : line;
}

function cellsOf(line: string): string[] {
	const delimiter = ["\t", ";", "|"].find((sign) => line.includes(sign));
	if (delimiter) return splitOutsideQuotes(line, delimiter).map(unquoted);
	// A comma in a name or in a figure separates nothing: "Bonbons, 1,5 kg".
	const parts = splitOutsideQuotes(line, ",").map(unquoted);
	const [first = "", ...others] = parts;
	const isFigure = (part: string) => countIn(part) !== null || readUnit(part) !== null;
	const isTable = /^\S{3,}$/.test(first) && (/\d/.test(first) ? others.some(isFigure) : others.every(isFigure));
	return isTable || (parts.length > 1 && columnsOf(parts)?.quantities.length) ? parts : [line];
}

const unquoted = (cell: string) => {
	const trimmed = cell.trim();
	return /^".*"$/s.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed;
};
