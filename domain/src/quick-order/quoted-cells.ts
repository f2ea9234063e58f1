/** What a cell begins behind, besides the start of the text. */
const BOUNDARIES = "\t;|,\r\n";

/**
 * Splits at separators outside quoted cells, as spreadsheets copy a cell with a line break: `"a\nb"\t2`. A quote opens at the
 * start of a cell; one that nothing closes is a sign like any other.
 */
export function splitOutsideQuotes(text: string, separators: string): string[] {
	const parts: string[] = [];
	let start = 0;
	let isOpenable = true;
	for (let at = 0; at < text.length; at += 1) {
		const sign = text.charAt(at);
		if (separators.includes(sign)) {
			parts.push(text.slice(start, at));
			start = at + 1;
		} else if (sign === '"' && isOpenable && (at === 0 || BOUNDARIES.includes(text.charAt(at - 1)))) {
			const end = closingQuote(text, at + 1);
			isOpenable = end >= 0;
			if (isOpenable) at = end;
		}
	}
	return [...parts, text.slice(start)];
}

/** The place of the quote that closes a cell: not a doubled one. */
function closingQuote(text: string, from: number): number {
	for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
		if (text.charAt(at + 1) !== '"') return at;
	return -1;
}
