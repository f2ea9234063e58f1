import { MOST_MAPPED_COLUMNS } from "@confiserie/domain/contract/import-mapping";
import { readRows } from "../csv/read-rows";
import { NO_PRODUCT, RefusedFile } from "../xlsx/refused-file";
import { headingsOf } from "./propose";

/** Rows that are looked at for samples. */
const FIRST_ROWS = 50;

/** The headings of a file and its first rows. @throws RefusedFile */
export async function readHeadings(path: string): Promise<{ headings: string[]; rows: string[][] }> {
	const rows: string[][] = [];
	for await (const { texts } of readRows(path)) {
		rows.push(texts);
		if (rows.length > FIRST_ROWS) break;
	}
	const [header, ...first] = rows;
	if (!header || first.length === 0) throw new RefusedFile(NO_PRODUCT);
	if (header.length > MOST_MAPPED_COLUMNS)
		throw new RefusedFile(`Le fichier a plus de ${MOST_MAPPED_COLUMNS} colonnes.`);
	return { headings: headingsOf(header), rows: first };
}
