import { readWorkbook } from "../xlsx/read-workbook";
import type { CsvRecord } from "./columns";
import { checkedHeader } from "./format";
import type { Notices } from "./notices";

/**
 * The products of a workbook's first visible sheet, each with the number of its row, as the texts that a file of text would
 * have. The header is the first row with a text; rows without one are passed over.
 * @throws UnreadableWorkbook, OversizedWorkbook, HeaderFault
 */
export async function* readWorkbookRecords(
	path: string,
	notices: Notices,
): AsyncGenerator<{ record: CsvRecord; line: number }> {
	let columns: (string | false)[] | undefined;
	for await (const { line, texts } of readWorkbook(path, (sheets) => notices.otherSheets(sheets))) {
		if (columns) yield { record: recordOf(columns, texts), line };
		else columns = checkedHeader(texts, (ignored) => notices.unknownColumns(line, ignored));
	}
}

function recordOf(columns: readonly (string | false)[], texts: readonly string[]): CsvRecord {
	return Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, texts[at] ?? ""]] : [])));
}
