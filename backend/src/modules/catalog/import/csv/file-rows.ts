import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { readWorkbook } from "../xlsx/read-workbook";
import { RefusedFile } from "../xlsx/refused-file";
import { decodeFile } from "./decode";
import { isWorkbook } from "./file-kind";
import type { Notices } from "./notices";
import { csvOptions, FIRST_LINE, findStart, RELAXED, type Start } from "./start";

/** The texts of a line's cells; `line` is where it ends in the file, from 1. */
export interface FileRow {
	line: number;
	texts: string[];
}

/** Most columns of a text, and most cells, empty ones included. */
const MOST_COLUMNS = 1024;
const MOST_CELLS = 5_000_000;
/** Most delimiters of a line, those within quotes included: the parser ends a record before its columns are counted. */
const MOST_DELIMITERS = 20_000;
const CLEAN = "Supprimez les colonnes vides, ou importez le fichier en plusieurs fois.";
const TOO_MANY_COLUMNS = `Le fichier a plus de ${MOST_COLUMNS} colonnes, vides comprises. ${CLEAN}`;
const TOO_MANY_CELLS = `Le fichier a plus de ${MOST_CELLS} cellules, vides comprises. ${CLEAN}`;

/** How a file is read. */
export interface Reading {
	path: string;
	/** Lines need not be equally long, and empty ones count. */
	isRelaxed: boolean;
}

/**
 * Reads a file row by row in this thread; `readRows` decides in which. @throws what `fileFault` knows
 * @param onBytes receives how many bytes of a text were read so far
 */
export async function* fileRows(
	{ path, isRelaxed }: Reading,
	onBytes: (bytes: number) => void,
	notices: Notices,
): AsyncGenerator<FileRow> {
	if (await isWorkbook(path)) {
		yield* readWorkbook(path, (sheets) => notices.otherSheets(sheets));
		return;
	}
	const pieces = decodeFile(path, onBytes, notices);
	const { start, text } = await readStart(pieces, isRelaxed);
	const parser = parse({ ...csvOptions(start), ...(isRelaxed && RELAXED) });
	const source = Readable.from(bounded(rejoined(text, pieces), start.delimiter), { objectMode: true });
	source.on("error", (error) => parser.destroy(error));
	source.pipe(parser);
	let cells = 0;
	try {
		for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
			cells += record.length;
			if (record.length > MOST_COLUMNS) throw new RefusedFile(TOO_MANY_COLUMNS, info.lines);
			if (cells > MOST_CELLS) throw new RefusedFile(TOO_MANY_CELLS, info.lines);
			yield { line: info.lines, texts: record };
		}
	} finally {
		source.destroy();
	}
}

/** Longest beginning that is looked at; a file without a line break is no catalogue. */
const LONGEST_START = 64 * 1024;

async function readStart(pieces: AsyncGenerator<string>, isRelaxed: boolean): Promise<{ start: Start; text: string }> {
	let text = "";
	let start: Start | undefined;
	while (!start && text.length < LONGEST_START) {
		const { value, done } = await pieces.next();
		text += done ? "" : value;
		start = findStart(done ? `${text}\n` : text, isRelaxed);
		if (done) break;
	}
	return { start: start ?? FIRST_LINE, text };
}

async function* rejoined(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
	yield text;
	yield* pieces;
}

/** Ends a line of delimiters before the parser holds all of it. */
async function* bounded(pieces: AsyncGenerator<string>, delimiter: string): AsyncGenerator<string> {
	const separator = delimiter.charCodeAt(0);
	let delimiters = 0;
	for await (const piece of pieces) {
		for (let at = 0; at < piece.length; at += 1) {
			const sign = piece.charCodeAt(at);
			if (sign === separator) delimiters += 1;
			else if (sign === LINE_FEED || sign === CARRIAGE_RETURN) delimiters = 0;
			if (delimiters > MOST_DELIMITERS) throw new RefusedFile(TOO_MANY_COLUMNS);
		}
		yield piece;
	}
}
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
