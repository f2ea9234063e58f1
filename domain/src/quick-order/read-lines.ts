import { readDecimal } from "../decimal-text";
import { foldText } from "../fold-text";
import { readCell } from "../formula";
import { withoutGaps } from "../gtin";
import { ORDER_TYPES, type OrderType, UNITS } from "../tier-price";

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
	/** What cannot be meant as it is written, in French. */
	problem?: string;
}

/** Headings of the columns that are read, as a customer's own file or the shop's price list names them. */
const HEADINGS: Record<Column, readonly string[]> = {
	reference: ["reference", "ref", "article", "code article", "code produit", "code", "sku", "reference produit"],
	ean: ["ean carton", "ean piece", "ean", "gtin", "code-barres", "code barres", "ean13", "ean unite", "ean colis"],
	name: ["designation", "produit", "nom", "libelle", "description", "nom du produit"],
	quantity: ["quantite", "qte", "qty", "quantity", "nombre", "nb", "cartons"],
	unit: ["unite", "conditionnement", "unit", "par", "unite de commande"],
};
type Column = "reference" | "ean" | "name" | "quantity" | "unit";
const WANTED = ["reference", "ean", "name"] as const;

/** Further words for units. */
const SYNONYMS: Partial<Record<OrderType, string>> = {
	box: "|ctns?|cts?|colis|box(?:es)?",
	layer: "|layers?",
	pallet: "|pal|pallets?",
};
const unitWords = (unit: OrderType): string => `${UNITS[unit].word}s?${SYNONYMS[unit] ?? ""}`;
const UNIT_PATTERNS = ORDER_TYPES.map((unit) => ({ unit, pattern: new RegExp(`^(?:${unitWords(unit)})\\.?$`) }));
const UNITS_IN_TEXT = ORDER_TYPES.map(unitWords).join("|");
const UNIT_LIST = ORDER_TYPES.map((unit) => UNITS[unit].word)
	.join(", ")
	.replace(/, ([^,]+)$/, " ou $1");

export const PROBLEMS = {
	rounded:
		"Le tableur a arrondi ce code-barres. Mettez la colonne au format Texte, ou saisissez la référence du produit.",
	unit: (word: string) => `«\u00a0${word}\u00a0» n'est pas une unité de vente\u00a0: ${UNIT_LIST}.`,
} as const;

/**
 * The lines of a pasted text: one a line, its parts between tabs or semicolons, or commas where they cannot be decimal. A
 * part that is no column of a table may hold everything: "BAP-001 x3", "2 palettes BAP-001".
 */
export function readPastedLines(text: string): EnteredLine[] {
	return readOrderRows(text.split(/\r\n|\r|\n/).map(partsOf));
}

/** The lines of a table. */
export function readOrderRows(rows: readonly (readonly string[])[]): EnteredLine[] {
	return rows.flatMap(orderRowReader());
}

/**
 * Reads a table row by row. The first row is a header where it names a column of products; without one, the product is in the
 * first cell, and the quantity in the first other cell that holds one. Empty rows are left out, and so are rows with an
 * empty quantity below a header with that column: a price list is filled in where something is wanted.
 */
export function orderRowReader(): (row: readonly string[]) => EnteredLine[] {
	let columns: Columns | null | undefined;
	return (row) => {
		const cells = row.map((cell) => readCell(cell.trim().slice(0, LONGEST_CELL)));
		if (!cells.some(Boolean)) return [];
		if (columns === undefined) {
			columns = headerOf(cells);
			if (columns) return [];
		}
		return columns ? readNamedRow(cells, columns) : [readBareRow(cells)];
	};
}

/** Units of an entered quantity, "1 200" or "2,0"; null for what is no whole number from 1 to 100,000. */
export function readQuantity(written: string): number | null {
	const units = readDecimal(written);
	return units !== null && Number.isInteger(units) && units >= 1 && units <= MOST_UNITS ? units : null;
}

/** A unit's word, "palettes" or "pal."; null for any other. */
export function readUnit(word: string): OrderType | null {
	const folded = foldText(word);
	return UNIT_PATTERNS.find(({ pattern }) => pattern.test(folded))?.unit ?? null;
}

type Columns = Partial<Record<Column, number>> & { wanted: number[] };

function headerOf(row: readonly string[]): Columns | null {
	const names = row.map((cell) =>
		foldText(cell)
			.replace(/[\s_.]+/g, " ")
			.trim(),
	);
	const at = (column: Column) => names.findIndex((name) => HEADINGS[column].includes(name));
	const wanted = WANTED.flatMap((column) =>
		names.flatMap((name, index) => (HEADINGS[column].includes(name) ? [index] : [])),
	);
	if (wanted.length === 0) return null;
	const [quantity, unit] = [at("quantity"), at("unit")];
	return { wanted, ...(quantity >= 0 && { quantity }), ...(unit >= 0 && { unit }) };
}

function readNamedRow(row: readonly string[], { wanted, quantity, unit }: Columns): EnteredLine[] {
	const text = wanted.map((index) => row[index]).find(Boolean) ?? "";
	const count = quantity === undefined ? "1" : (row[quantity] ?? "");
	// A total or a note below the table, or a row of the price list that nothing is wanted of.
	if (text === "" || count === "") return [];
	return [lineOf(text, count, unit === undefined ? "" : (row[unit] ?? ""))];
}

function readBareRow(row: readonly string[]): EnteredLine {
	const cells = row.filter(Boolean);
	const [only = ""] = cells;
	if (cells.length === 1) return readWhole(only);
	const place = cells.findIndex((cell, index) => index > 0 && countIn(cell) !== null);
	if (place < 0 && countIn(only) !== null && !/^\d{6,}$/.test(withoutGaps(only))) {
		const [, text = "", unit = ""] = cells;
		return lineOf(text, only, unit);
	}
	const unit = cells.find((cell, index) => index > 0 && readUnit(cell) !== null) ?? "";
	if (place >= 0) return lineOf(only, cells[place] ?? "", unit);
	// A second cell that is no number: a name beside the reference, or a quantity that cannot be read.
	const second = cells[1] ?? "";
	return lineOf(only, cells.length === 2 && /^-?[\d\s.,]+$/.test(second) ? second : "1", unit);
}

const COUNT = new RegExp(
	`^(?:[x×*]\\s*)?(\\d[\\d\\s\u00a0\u202f]*(?:[.,]0+)?)\\s*(?:[x×*]|(${UNITS_IN_TEXT})\\.?)?$`,
	"i",
);
/** "3", "x3", "2 palettes", with the word of its unit; null for anything else. */
function countIn(cell: string): { quantity: string; unit: string } | null {
	const found = COUNT.exec(cell.trim());
	const [, quantity = "", unit = ""] = found ?? [];
	return found && !isCode(quantity) ? { quantity: quantity.trim(), unit } : null;
}

/** More digits than a quantity has, or a leading zero: an EAN or a reference. */
function isCode(digits: string): boolean {
	const plain = withoutGaps(digits);
	return plain.length > 6 || /^0\d/.test(plain);
}

/** Of a longer cell only the beginning is read: the patterns take the square of its length. */
const LONGEST_CELL = 2 * QUICK_ORDER.textLength + 1;
const NUMBER = "\\d{1,6}";
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
	const counted = countIn(count);
	const word = counted?.unit || unitWord;
	const unit = word === "" ? "box" : readUnit(word);
	const line = { text: text.slice(0, QUICK_ORDER.textLength).trim(), quantity: counted?.quantity ?? count.trim() };
	if (unit === null) return { ...line, unit: "box", problem: PROBLEMS.unit(word) };
	// "3,76E+12": the last digits are lost.
	if (/^\d([.,]\d+)?E\+\d+$/i.test(line.text)) return { ...line, unit, problem: PROBLEMS.rounded };
	return { ...line, unit };
}

function partsOf(line: string): string[] {
	if (line.includes("\t")) return line.split("\t").map(unquoted);
	if (line.includes(";")) return line.split(";").map(unquoted);
	// A comma in a name or in a figure separates nothing: "Bonbons, 1,5 kg".
	const parts = line.split(",").map(unquoted);
	const [first = "", ...others] = parts;
	const isFigure = (part: string) => countIn(part) !== null || readUnit(part) !== null;
	const isTable = /^\S{3,}$/.test(first) && (/\d/.test(first) ? others.some(isFigure) : others.every(isFigure));
	return isTable || (headerOf(parts)?.quantity !== undefined && parts.length > 1) ? parts : [line];
}

const unquoted = (cell: string) =>
	cell
		.trim()
		.replace(/^"(.*)"$/, "$1")
		.replaceAll('""', '"');
