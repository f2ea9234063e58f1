/**
 * What a spreadsheet may take for a formula: the first sign of a cell, after apostrophes and blanks, in its ASCII or its
 * full-width form; a tab or a line end lets some programs look further.
 */
const LIVE = /^['\s\0]*[=+\-@\t\r\n＝＋－＠−]/u;
/** A telephone number, a figure or a single sign: a formula that does something has a letter. */
const FIGURE = /^[+-](?:\d[\d\s.,()]*)?$/;
const isLive = (text: string): boolean => LIVE.test(text) && !FIGURE.test(text);

/** The text with an apostrophe before it where a spreadsheet could run it. `readCell` takes exactly that one away. */
export function safeCell(text: string): string {
	return isLive(text) ? `'${text}` : text;
}

/** The text that `safeCell` was given. What a person typed without the apostrophe stays as it is. */
export function readCell(cell: string): string {
	return cell.startsWith("'") && isLive(cell.slice(1)) ? cell.slice(1) : cell;
}
