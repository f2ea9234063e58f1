import type { CsvRecord } from "../csv/columns";
import { checkedHeader } from "../csv/format";
import { type Cell, readWorkbook } from "./workbook";

/**
 * The products of a workbook's first sheet, each with the number of its row, as the texts that a file of text would have. The header is
 * the first row that says something; rows that say nothing are passed over.
 * @param onIgnored is told what else stands in the header, and in which row it is
 * @throws UnreadableWorkbook, HeaderFault
 */
export async function* readWorkbookRecords(
	path: string,
	onIgnored: (columns: string[], line: number) => void,
): AsyncGenerator<{ record: CsvRecord; line: number }> {
	let columns: (string | false)[] | undefined;
	let line = 0;
	for await (const row of readWorkbook(path)) {
		line += 1;
		const texts = row.map(textOf);
		if (texts.every((text) => text === "")) continue;
		if (columns) yield { record: recordOf(columns, texts), line };
		else columns = checkedHeader(texts, (ignored) => onIgnored(ignored, line));
	}
}

function recordOf(columns: readonly (string | false)[], texts: readonly string[]): CsvRecord {
	return Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, texts[at] ?? ""]] : [])));
}

/** Sums of spreadsheets carry errors in the sixteenth digit: "0.30000000000000004". */
const DIGITS = 15;

/** What a cell says, in the words of a file of text: "1.38", "oui", "2027-06-30". */
function textOf(cell: Cell): string {
	if (cell === null) return "";
	if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
	if (typeof cell === "boolean") return cell ? "oui" : "non";
	return typeof cell === "number" ? String(Number(cell.toPrecision(DIGITS))) : cell;
}
