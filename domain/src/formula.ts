/**
 * What a spreadsheet may take for a formula: the first sign of a cell, after apostrophes and blanks, in its ASCII or its
 * full-width form; a tab or a line end lets some programs look further.
 */
const LIVE = /^['\s\0]*[=+\-@\t\r\n＝＋－＠−|%]/u;

/** The text with an apostrophe before it where a spreadsheet could run it. `readCell` takes exactly that one away. */
export function safeCell(text: string): string {
	return LIVE.test(text) ? `'${text}` : text;
}

/** The text that `safeCell` was given. What a person typed without the apostrophe stays as it is. */
export function readCell(cell: string): string {
	return cell.startsWith("'") && LIVE.test(cell.slice(1)) ? cell.slice(1) : cell;
}
