import { Readable } from "node:stream";
import { IMPORT_MAXIMUM_ROWS, type ImportError } from "@confiserie/domain/contract/product-import";
import { parse } from "csv-parse";
import { readWorkbookRecords } from "../xlsx/read-workbook-records";
import { isWorkbook } from "../xlsx/workbook";
import type { CsvRecord } from "./columns";
import { decodeFile } from "./decode";
import { csvOptions, FIRST_LINE, fileFault, findStart, type Start } from "./format";
import { EMPTY_FILE, ENDLESS_FILE } from "./parse";
import { readStated, type Stated } from "./to-row";

/** What a line of a file states of a product, or what is wrong with the file there. */
export interface ReadRow {
	line: number;
	stated?: Stated;
	errors: ImportError[];
	/** What is read all the same. */
	warnings?: ImportError[];
}

/**
 * Reads a catalogue file of any size from the disk, row by row: text without holding it in memory, or the first sheet of a workbook
 * (.xlsx), whatever the file is called. A fault of the file as a whole comes as a last row that has nothing but the fault.
 */
export async function* readCatalogueFile(path: string, onBytes: (bytes: number) => void): AsyncGenerator<ReadRow> {
	let ignored: { columns: string[]; line: number } | undefined;
	const onIgnored = (columns: string[], line: number) => {
		ignored = { columns, line };
	};
	let count = 0;
	try {
		const records = (await isWorkbook(path))
			? readWorkbookRecords(path, onIgnored)
			: readTextRecords(path, onBytes, onIgnored);
		for await (const { record, line } of records) {
			count += 1;
			if (count > IMPORT_MAXIMUM_ROWS) {
				yield { line: ENDLESS_FILE.line, errors: [ENDLESS_FILE] };
				return;
			}
			if (count === 1 && ignored) yield unknownColumns(ignored.line, ignored.columns);
			yield { line, stated: readStated(record, "/static"), errors: [] };
		}
	} catch (error) {
		const fault = fileFault(error);
		if (!fault) throw error;
		yield { line: fault.line, errors: [fault] };
		return;
	}
	if (count === 0) yield { line: 1, errors: [EMPTY_FILE] };
}

/** The records of a file of text, each with its line. */
async function* readTextRecords(
	path: string,
	onBytes: (bytes: number) => void,
	onIgnored: (columns: string[], line: number) => void,
): AsyncGenerator<{ record: CsvRecord; line: number }> {
	const pieces = decodeFile(path, onBytes);
	const { start, text } = await readStart(pieces);
	const parser = parse(csvOptions(start, (columns) => onIgnored(columns, start.line)));
	const source = Readable.from(rejoined(text, pieces), { objectMode: true });
	source.on("error", (error) => parser.destroy(error));
	source.pipe(parser);
	try {
		for await (const { record, info } of parser as AsyncIterable<{ record: CsvRecord; info: { lines: number } }>)
			yield { record, line: info.lines };
	} finally {
		source.destroy();
	}
}

function unknownColumns(line: number, columns: string[]): ReadRow {
	const what = columns.map((column) => `« ${column} »`).join(", ");
	const message =
		columns.length > 1
			? `Les colonnes ${what} ne sont pas connues : elles ne sont pas lues.`
			: `La colonne ${what} n'est pas connue : elle n'est pas lue.`;
	return { line, errors: [], warnings: [{ line, message }] };
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

/** Small pieces, so that no piece keeps the process from serving others. */
async function* rejoined(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
	for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
	yield* pieces;
}
const PIECE = 64 * 1024;
