import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { readWorkbook } from "../xlsx/read-workbook";
import { decodeFile } from "./decode";
import { isWorkbook } from "./file-kind";
import { csvOptions, FIRST_LINE, findStart, type Start } from "./format";
import type { Notices } from "./notices";

/** The texts of a line's cells; `line` is where it ends in the file, from 1. */
export interface FileRow {
	line: number;
	texts: string[];
}

/**
 * The rows of a file of any size, its header first: text without holding it in memory, or the first visible sheet of a
 * workbook (.xlsx), whatever the file is called. Rows without a text are passed over.
 * @throws what `fileFault` knows
 */
export async function* readRows(
	path: string,
	onBytes: (bytes: number) => void,
	notices: Notices,
): AsyncGenerator<FileRow> {
	if (await isWorkbook(path)) yield* readWorkbook(path, (sheets) => notices.otherSheets(sheets));
	else yield* readTextRows(path, onBytes, notices);
}

async function* readTextRows(
	path: string,
	onBytes: (bytes: number) => void,
	notices: Notices,
): AsyncGenerator<FileRow> {
	const pieces = decodeFile(path, onBytes, notices);
	const { start, text } = await readStart(pieces);
	const parser = parse(csvOptions(start));
	const source = Readable.from(rejoined(text, pieces), { objectMode: true });
	source.on("error", (error) => parser.destroy(error));
	source.pipe(parser);
	try {
		for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
			yield { line: info.lines, texts: record };
	} finally {
		source.destroy();
	}
}

/** Longest beginning that is looked at; a file without a line break is no catalogue. */
const LONGEST_START = 64 * 1024;

async function readStart(pieces: AsyncGenerator<string>): Promise<{ start: Start; text: string }> {
	let text = "";
	let start: Start | undefined;
	while (!start && text.length < LONGEST_START) {
		const { value, done } = await pieces.next();
		text += done ? "" : value;
		start = findStart(done ? `${text}\n` : text);
		if (done) break;
	}
	return { start: start ?? FIRST_LINE, text };
}

/** Small pieces, so that none blocks the event loop for long. */
async function* rejoined(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
	for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
	yield* pieces;
}
const PIECE = 64 * 1024;
