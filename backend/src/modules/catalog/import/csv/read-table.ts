import { IMPORT_MAXIMUM_ROWS } from "@confiserie/domain/contract/product-import";
import { RefusedFile } from "../xlsx/refused-file";
import { readRows } from "./read-rows";

/** For a table that anyone may send. */
const LIMITS = { longestMs: 10_000, megabytes: 128 };

/**
 * The rows of a table that people fill in, text or the first visible sheet of a workbook, as the texts of their cells, one by one.
 * @throws RefusedFile
 */
export async function* tableRows(path: string): AsyncGenerator<string[]> {
	let rows = 0;
	for await (const { texts } of readRows(path, { isRelaxed: true, limits: LIMITS })) {
		rows += 1;
		if (rows > IMPORT_MAXIMUM_ROWS)
			throw new RefusedFile(`Le fichier dépasse ${IMPORT_MAXIMUM_ROWS} lignes. Importez-le en plusieurs fois.`);
		yield texts;
	}
}

/** All rows of a small one. @throws RefusedFile */
export async function readTable(path: string): Promise<string[][]> {
	const rows: string[][] = [];
	for await (const texts of tableRows(path)) rows.push(texts);
	return rows;
}
