import { IMPORT_MAXIMUM_ROWS } from "@confiserie/domain/contract/product-import";
import { parse } from "csv-parse/sync";
import { readWorkbook } from "../xlsx/read-workbook";
import { decodeFile } from "./decode";
import { isWorkbook } from "./file-kind";
import { FIRST_LINE, fileFault, findStart } from "./format";
import { Notices } from "./notices";
import { ENDLESS_FILE } from "./parse";

/** A file that is no table; the message is a whole French sentence. */
export class UnreadableTable extends Error {}

/** Longest time spent on a workbook that anyone may send, ms. */
const LONGEST_MS = 3_000;

/**
 * The rows of a small file of text or of the first visible sheet of a workbook, whatever the file is called, as the texts
 * of their cells. @throws UnreadableTable
 */
export async function readTable(path: string): Promise<string[][]> {
	try {
		return (await isWorkbook(path)) ? await rowsOfWorkbook(path) : await rowsOfText(path);
	} catch (error) {
		const fault = fileFault(error);
		throw fault ? new UnreadableTable(fault.message, { cause: error }) : error;
	}
}

async function rowsOfWorkbook(path: string): Promise<string[][]> {
	const rows: string[][] = [];
	for await (const { texts } of readWorkbook(path, () => {}, LONGEST_MS)) {
		if (rows.length > IMPORT_MAXIMUM_ROWS) throw new UnreadableTable(ENDLESS_FILE.message);
		rows.push(texts);
	}
	return rows;
}

async function rowsOfText(path: string): Promise<string[][]> {
	let text = "";
	for await (const piece of decodeFile(path, () => {}, new Notices())) text += piece;
	const { line, delimiter } = findStart(`${text}\n`) ?? FIRST_LINE;
	return parse(text, {
		bom: true,
		delimiter,
		from_line: line,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		to: IMPORT_MAXIMUM_ROWS,
	});
}
