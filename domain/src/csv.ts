/**
 * CSV as French Excel and LibreOffice open it: UTF-8 with a byte order mark, semicolons, CRLF, decimal comma. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front; so does one that begins with an apostrophe already, so
 * that taking one away always gives back what was there.
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
	const text = neutraliseFormula(value);
	return /[";\r\n,\t]|^\s|\s$|^'/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What makes a spreadsheet calculate: the four signs in either width, and what it strips before looking for them. */
const FORMULA_START = /^[\s\0]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\u2212]|^[\t\r\n]|^'/;

/** Text that no spreadsheet runs. `restoreFormula` gives the original back. */
export function neutraliseFormula(text: string): string {
	return FORMULA_START.test(text) ? `'${text}` : text;
}

/** Takes away what `neutraliseFormula` put in front. */
export function restoreFormula(text: string): string {
	return text.startsWith("'") ? text.slice(1) : text;
}
