import type { Options } from "csv-parse";

/** A product with all its texts is a hundredth of this: more is a quote that was never closed. */
const LONGEST_RECORD = 200_000;

/** The line of a file's header, from 1, and the delimiter of its columns. */
export interface Start {
	line: number;
	delimiter: string;
}

/** Of a file without a header. */
export const FIRST_LINE: Start = { line: 1, delimiter: ";" };

/** First lines of a table that people wrote, from which its delimiter follows: a title may stand above the headings. */
const HEAD_LINES = 20;

/**
 * Finds the header: after empty lines and the line `sep=;`, which gives Excel the delimiter. Undefined while the text
 * has no whole line that could be it.
 */
export function findStart(text: string, isRelaxed = false): Start | undefined {
	const lines = text
		.replace(/^\uFEFF/, "")
		.split(/\r\n|\r|\n/)
		.slice(0, -1);
	const at = lines.findIndex((line) => line.trim() !== "" && !DECLARED_DELIMITER.test(line));
	if (at < 0) return undefined;
	const [declared] = lines.slice(0, at).flatMap((line) => DECLARED_DELIMITER.exec(line)?.[1] ?? []);
	return { line: at + 1, delimiter: declared ?? delimiterOf(lines.slice(at, isRelaxed ? at + HEAD_LINES : at + 1)) };
}
const DECLARED_DELIMITER = /^"?sep=(.)"?[\s;,]*$/i;

/** CSV options: one list of cells a line, the header first. */
export function csvOptions({ line, delimiter }: Start) {
	return {
		bom: true,
		// From the header: with several delimiters allowed, a decimal comma would split a price.
		delimiter,
		from_line: line,
		skip_empty_lines: true,
		// What Excel leaves of rows that were emptied.
		skip_records_with_empty_values: true,
		// Some software leaves out trailing empty cells.
		relax_column_count_less: true,
		info: true,
		max_record_size: LONGEST_RECORD,
	} satisfies Options;
}

/** Of a file by people, whose lines need not be equally long: its empty rows count, as the spreadsheet numbers them. */
export const RELAXED = {
	relax_column_count: true,
	relax_quotes: true,
	skip_records_with_empty_values: false,
} satisfies Options;

/** The sign that most lines have; of the signs of one line, the most frequent. */
function delimiterOf(lines: readonly string[]): string {
	const isOne = lines.length === 1;
	const counted = [";", "\t", "|", ","].map((delimiter) => {
		const count = isOne
			? (lines[0] ?? "").split(delimiter).length
			: lines.filter((line) => line.includes(delimiter)).length;
		return { delimiter, count };
	});
	return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}
