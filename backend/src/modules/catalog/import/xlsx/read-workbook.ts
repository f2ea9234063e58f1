import { builtInDisplay, type Display, displayed, displayOf } from "./displayed";
import { RefusedFile } from "./refused-file";
import { UnreadableWorkbook, WorkbookParts } from "./workbook-parts";

/** Most rows, columns and cells of a sheet, empty ones included: Excel writes one for each that was ever formatted. */
const MOST_ROWS = 200_000;
const MOST_COLUMNS = 256;
const MOST_CELLS = 3_000_000;
/** Longest text that a spreadsheet lets into a cell. */
const LONGEST_TEXT = 32_767;

/** A row with at least one cell that is not empty, as the texts that it displays; `line` is its number in the sheet. */
export interface WorkbookRow {
	line: number;
	texts: string[];
}

/**
 * Reads the first visible sheet of a workbook, row by row, in small pieces and within limits: the reader stops with its
 * caller, and a small file that unpacks to millions of cells is refused early.
 * @param onSheets receives the names of the visible sheets, the one that is read first
 * @throws UnreadableWorkbook, RefusedFile
 */
export async function* readWorkbook(path: string, onSheets: (names: string[]) => void): AsyncGenerator<WorkbookRow> {
	let parts: WorkbookParts | undefined;
	try {
		parts = await WorkbookParts.open(path);
		const context = await readBook(parts);
		onSheets(context.sheets.map(({ name }) => name));
		yield* readRows(parts, context);
	} catch (error) {
		if (error instanceof RefusedFile || error instanceof UnreadableWorkbook) throw error;
		throw new UnreadableWorkbook("No workbook that can be read.", { cause: error });
	} finally {
		parts?.close();
	}
}

interface Sheets {
	/** Visible sheets in their order. */
	sheets: { name: string; part: string }[];
	texts: string[];
	/** Displays of the cell styles, by number. */
	displays: Display[];
	/** First day of its calendar, ms. */
	epoch: number;
}

const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

async function readBook(parts: WorkbookParts): Promise<Sheets> {
	const root = (await parts.relationships("")).byType.get("officeDocument") ?? "xl/workbook.xml";
	const { byId, byType } = await parts.relationships(root);
	const sheets: Sheets["sheets"] = [];
	let epoch = EPOCH_1900;
	await parts.parse(root, {
		open: (name, attributes) => {
			if (name === "workbookPr" && isTrue(attributes.date1904)) epoch = EPOCH_1904;
			if (name !== "sheet" || (attributes.state ?? "visible") !== "visible") return;
			const [, id = ""] = Object.entries(attributes).find(([key]) => key.endsWith(":id")) ?? [];
			const part = byId.get(id);
			if (part) sheets.push({ name: attributes.name ?? "", part });
		},
	});
	if (sheets.length === 0) throw new UnreadableWorkbook("No visible sheet.");
	const displays = await readDisplays(parts, byType.get("styles"));
	const texts = await readSharedTexts(parts, byType.get("sharedStrings"));
	return { sheets, texts, displays, epoch };
}

async function readDisplays(parts: WorkbookParts, part: string | undefined): Promise<Display[]> {
	const own = new Map<number, Display>();
	const displays: Display[] = [];
	let isInCells = false;
	if (part)
		await parts.parse(part, {
			open: (name, { numFmtId, formatCode }) => {
				if (name === "numFmt" && formatCode !== undefined) own.set(Number(numFmtId), displayOf(formatCode));
				if (name === "cellXfs") isInCells = true;
				if (name === "xf" && isInCells)
					displays.push(own.get(Number(numFmtId ?? 0)) ?? builtInDisplay(Number(numFmtId ?? 0)));
			},
			close: (name) => {
				if (name === "cellXfs") isInCells = false;
			},
		});
	return displays;
}

async function readSharedTexts(parts: WorkbookParts, part: string | undefined): Promise<string[]> {
	const texts: string[] = [];
	let text = "";
	const runs = textRuns((run) => {
		text += run;
	});
	if (part)
		await parts.parse(
			part,
			{
				open: (name) => {
					if (name === "si") text = "";
					runs.open(name);
				},
				close: (name) => {
					runs.close(name);
					if (name === "si") texts.push(cellText(text));
				},
				text: runs.text,
			},
			// Two elements a text.
			2 * MOST_CELLS,
		);
	return texts;
}

/** Follows the texts of a rich string; how it is pronounced (`rPh`) is none of it. */
function textRuns(onText: (run: string) => void) {
	let isText = false;
	let isPhonetic = false;
	return {
		open: (name: string) => {
			if (name === "t") isText = true;
			if (name === "rPh") isPhonetic = true;
		},
		close: (name: string) => {
			if (name === "t") isText = false;
			if (name === "rPh") isPhonetic = false;
		},
		text: (text: string) => {
			if (isText && !isPhonetic) onText(text);
		},
	};
}

async function* readRows(parts: WorkbookParts, context: Sheets): AsyncGenerator<WorkbookRow> {
	const [sheet] = context.sheets;
	if (!sheet) return;
	let ready: WorkbookRow[] = [];
	let row: WorkbookRow = { line: 0, texts: [] };
	let [rows, cells, column] = [0, 0, 0];
	let cell: { type: string; style: string; value: string } | undefined;
	let isValue = false;
	const runs = textRuns((run) => {
		if (cell) cell.value += run;
	});
	const pieces = parts.pieces(sheet.part, {
		open: (name, attributes) => {
			if (name === "row") {
				rows += 1;
				if (rows > MOST_ROWS) throw new RefusedFile(tooManyRows(sheet.name));
				row = { line: attributes.r === undefined ? row.line + 1 : rowNumber(attributes.r), texts: [] };
				column = 0;
			} else if (name === "c") {
				cells += 1;
				if (cells > MOST_CELLS) throw new RefusedFile(tooManyCells(sheet.name));
				column = attributes.r === undefined ? column + 1 : columnNumber(attributes.r);
				cell = { type: attributes.t ?? "n", style: attributes.s ?? "", value: "" };
			} else if (name === "v") isValue = true;
			runs.open(name);
		},
		text: (text) => {
			if (cell && isValue) cell.value += text;
			else runs.text(text);
		},
		close: (name) => {
			runs.close(name);
			if (name === "v") isValue = false;
			if (name === "c" && cell) {
				const text = textOf(cell, context);
				cell = undefined;
				if (text === "") return;
				if (column > MOST_COLUMNS) throw new RefusedFile(tooManyColumns(sheet.name));
				parts.countText(text.length);
				while (row.texts.length < column) row.texts.push("");
				row.texts[column - 1] = text;
			}
			if (name === "row" && row.texts.length > 0) ready.push(row);
		},
	});
	for await (const _ of pieces) {
		yield* ready;
		ready = [];
	}
}

function textOf({ type, style, value }: { type: string; style: string; value: string }, context: Sheets): string {
	switch (type) {
		case "s": {
			if (value === "") return "";
			const text = context.texts[Number(value)];
			if (text === undefined) throw new UnreadableWorkbook(`No shared text ${value}.`);
			return text;
		}
		case "b":
			return value === "" ? "" : isTrue(value) ? "oui" : "non";
		case "d":
			return value.slice(0, 10);
		case "n": {
			const number = Number(value);
			if (value === "" || !Number.isFinite(number)) return value;
			return displayed(number, context.displays[Number(style || 0)] ?? { kind: "plain" }, context.epoch);
		}
		default:
			return cellText(value);
	}
}

/** Characters that XML has no other way to write. Source: ECMA-376, part 1, 22.9.2.19 "ST_Xstring". */
const ESCAPED = /_x([0-9A-F]{4})_/gi;

function cellText(text: string): string {
	return text
		.slice(0, LONGEST_TEXT)
		.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
		.trim();
}

const isTrue = (value: string | undefined) => value === "1" || value === "true";

function rowNumber(text: string): number {
	const number = Number(text);
	if (!Number.isInteger(number) || number < 1) throw new UnreadableWorkbook(`No row number: ${text}.`);
	return number;
}

/** The number of a column from an address such as "AB12". */
function columnNumber(address: string): number {
	const [letters = ""] = /^[A-Z]{1,3}/.exec(address) ?? [];
	if (letters === "") throw new UnreadableWorkbook(`No cell address: ${address}.`);
	return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

const CLEAN = "Supprimez les lignes et les colonnes vides, ou recopiez les produits dans un nouveau classeur.";
const tooManyRows = (sheet: string) =>
	`La feuille «\u00a0${sheet}\u00a0» a plus de ${MOST_ROWS} lignes, vides comprises. ${CLEAN}`;
const tooManyCells = (sheet: string) =>
	`La feuille «\u00a0${sheet}\u00a0» a plus de ${MOST_CELLS} cellules, vides comprises. ${CLEAN}`;
const tooManyColumns = (sheet: string) =>
	`La feuille «\u00a0${sheet}\u00a0» a plus de ${MOST_COLUMNS} colonnes. ${CLEAN}`;
