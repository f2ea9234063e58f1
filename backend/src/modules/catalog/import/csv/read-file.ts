import { Readable } from "node:stream";
import { IMPORT_MAXIMUM_ROWS, type ImportError } from "@confiserie/domain/contract/product-import";
import { parse } from "csv-parse";
import type { CsvRecord } from "./columns";
import { decodeFile } from "./decode";
import { isWorkbook } from "./file-kind";
import { csvOptions, FIRST_LINE, fileFault, findStart, type Start } from "./format";
import { Notices } from "./notices";
import { EMPTY_FILE, ENDLESS_FILE } from "./parse";
import { readWorkbookRecords } from "./read-workbook-records";
import { readStated, type Stated } from "./to-row";
import { withoutMarkup } from "./without-markup";

/** What a line of a file states of a product, or what is wrong with the file there. */
export interface ReadRow {
	line: number;
	stated?: Stated;
	errors: ImportError[];
	/** About what is read all the same. */
	warnings?: ImportError[];
}

/**
 * Reads a catalogue file of any size from the disk, row by row: text without holding it in memory, or the first
 * sheet of a workbook (.xlsx), whatever the file is called. A fault of the file as a whole comes as a last row that has
 * nothing but the fault.
 */
export async function* readCatalogueFile(path: string, onBytes: (bytes: number) => void): AsyncGenerator<ReadRow> {
	const notices = new Notices();
	let count = 0;
	try {
		const records = (await isWorkbook(path))
			? readWorkbookRecords(path, notices)
			: readTextRecords(path, onBytes, notices);
		for await (const { record, line } of records) {
			count += 1;
			if (count > IMPORT_MAXIMUM_ROWS) {
				yield { line: ENDLESS_FILE.line, errors: [ENDLESS_FILE] };
				return;
			}
			const { record: plain, warnings } = withoutMarkup(record, line);
			yield {
				line,
				stated: readStated(plain, "/static"),
				errors: [],
				warnings: [...(count === 1 ? notices.take() : []), ...warnings],
			};
		}
	} catch (error) {
		const fault = fileFault(error);
		if (!fault) throw error;
		yield { line: fault.line, errors: [fault], warnings: notices.take() };
		return;
	}
	if (count === 0) yield { line: 1, errors: [EMPTY_FILE] };
}

/** The records of a file of text, each with its line. */
async function* readTextRecords(
	path: string,
	onBytes: (bytes: number) => void,
	notices: Notices,
): AsyncGenerator<{ record: CsvRecord; line: number }> {
	const pieces = decodeFile(path, onBytes, notices);
	const { start, text } = await readStart(pieces);
	const parser = parse(csvOptions(start, (columns) => notices.unknownColumns(start.line, columns)));
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
