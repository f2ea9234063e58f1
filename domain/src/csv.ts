import { safeCell } from "./formula";

/**
 * CSV as French Excel and LibreOffice open it: UTF-8 with a byte order mark, semicolons, CRLF, decimal comma. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 */
export const CSV_MARK = "\uFEFF";
export const CSV_SEPARATOR = ";";
export const CSV_LINE_END = "\r\n";

/** One line of text or number cells; numbers with a decimal comma, null and undefined empty. */
export function csvLine(cells: readonly (string | number | null | undefined)[]): string {
	return cells.map(csvCell).join(CSV_SEPARATOR) + CSV_LINE_END;
}

function csvCell(value: string | number | null | undefined): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "number") return String(value).replace(".", ",");
	const text = safeCell(value);
	return /[";\r\n,\t]|^\s|\s$|^'/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
