import { MOST_MAPPED_COLUMNS } from "@confiserie/domain/contract/import-mapping";
import { fileFault, HeaderFault } from "../csv/format";
import { Notices } from "../csv/notices";
import { EMPTY_FILE } from "../csv/parse";
import { readRows } from "../csv/read-rows";
import { UnreadableTable } from "../csv/read-table";
import { headingsOf } from "./propose";

/** Rows that are looked at for samples. */
const FIRST_ROWS = 50;

/** The headings of a file and its first rows. @throws UnreadableTable */
export async function readHeadings(path: string): Promise<{ headings: string[]; rows: string[][] }> {
	try {
		const rows: string[][] = [];
		for await (const { texts } of readRows(path, () => undefined, new Notices())) {
			rows.push(texts);
			if (rows.length > FIRST_ROWS) break;
		}
		const [header, ...first] = rows;
		if (!header || first.length === 0) throw new HeaderFault(EMPTY_FILE.message);
		if (header.length > MOST_MAPPED_COLUMNS)
			throw new HeaderFault(`Le fichier a plus de ${MOST_MAPPED_COLUMNS} colonnes.`);
		return { headings: headingsOf(header), rows: first };
	} catch (error) {
		const fault = fileFault(error);
		throw fault ? new UnreadableTable(fault.message, { cause: error }) : error;
	}
}
