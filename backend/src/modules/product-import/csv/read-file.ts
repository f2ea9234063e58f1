import { Readable } from "node:stream";
import { IMPORT_MAXIMUM_ROWS, type ImportError } from "@confiserie/domain/contract/product-import";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { parse } from "csv-parse";
import type { CsvRecord } from "./columns";
import { decodeFile } from "./decode";
import { csvOptions, fileFault } from "./format";
import { EMPTY_FILE, ENDLESS_FILE } from "./parse";
import { RowReader } from "./row-reader";

/** A row of a file with its line, or only what is wrong with it. */
export interface ReadRow {
	line: number;
	row?: ProductRow;
	errors: ImportError[];
}

/**
 * Reads a catalogue file of any size from the disk, row by row, without holding it in memory. A fault of the file as a
 * whole comes as a last row that has nothing but the fault.
 */
export async function* readCatalogueFile(path: string, onBytes: (bytes: number) => void): AsyncGenerator<ReadRow> {
	const pieces = decodeFile(path, onBytes);
	const start = await firstLine(pieces);
	const parser = parse(csvOptions(start.header));
	const source = Readable.from(rejoined(start.text, pieces), { objectMode: true });
	source.on("error", (error) => parser.destroy(error));
	source.pipe(parser);
	const reader = new RowReader("/static");
	let count = 0;
	try {
		for await (const { record, info } of parser as AsyncIterable<{ record: CsvRecord; info: { lines: number } }>) {
			count += 1;
			if (count > IMPORT_MAXIMUM_ROWS) {
				yield { line: ENDLESS_FILE.line, errors: [ENDLESS_FILE] };
				return;
			}
			yield { line: info.lines, ...reader.read(record, info.lines) };
		}
	} catch (error) {
		const fault = fileFault(error);
		if (!fault) throw error;
		yield { line: fault.line, errors: [fault] };
		return;
	} finally {
		source.destroy();
	}
	if (count === 0) yield { line: 1, errors: [EMPTY_FILE] };
}

/** Longest header that is looked at; a file without a line break is no catalogue. */
const LONGEST_HEADER = 64 * 1024;

async function firstLine(pieces: AsyncGenerator<string>): Promise<{ header: string; text: string }> {
	let text = "";
	while (!/[\r\n]/.test(text) && text.length < LONGEST_HEADER) {
		const { value, done } = await pieces.next();
		if (done) break;
		text += value;
	}
	return { header: text.replace(/^\uFEFF/, "").split(/[\r\n]/, 1)[0] ?? "", text };
}

/** Small pieces, so that no piece keeps the process from serving others. */
async function* rejoined(text: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
	for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
	yield* pieces;
}
const PIECE = 64 * 1024;
