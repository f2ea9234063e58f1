import type { ImportError } from "@confiserie/domain/contract/product-import";
import { CsvError, type Options } from "csv-parse";
import { OversizedWorkbook, UnreadableWorkbook } from "../xlsx/workbook-parts";
import { type CsvRecord, columnNamed, KEY_COLUMN } from "./columns";
import { ForeignFile } from "./file-kind";

/** A product with all its texts is a hundredth of this: more is a quote that was never closed. */
const LONGEST_RECORD = 200_000;

/** The line of a file's header, from 1, and the delimiter of its columns. */
export interface Start {
	line: number;
	delimiter: string;
}

/** Of a file without a header. */
export const FIRST_LINE: Start = { line: 1, delimiter: ";" };

/**
 * Finds the header: after empty lines and the line `sep=;`, which gives Excel the delimiter. Undefined while the text
 * has no whole line that could be it.
 */
export function findStart(text: string): Start | undefined {
	const lines = text
		.replace(/^\uFEFF/, "")
		.split(/\r\n|\r|\n/)
		.slice(0, -1);
	const at = lines.findIndex((line) => line.trim() !== "" && !DECLARED_DELIMITER.test(line));
	if (at < 0) return undefined;
	const [declared] = lines.slice(0, at).flatMap((line) => DECLARED_DELIMITER.exec(line)?.[1] ?? []);
	return { line: at + 1, delimiter: declared ?? delimiterOf(lines[at] ?? "") };
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
		info: true,
		max_record_size: LONGEST_RECORD,
	} satisfies Options;
}

/** What a file as a whole is refused for, or undefined for an error that is not the file's. */
export function fileFault(error: unknown): ImportError | undefined {
	if (error instanceof HeaderFault) return { line: 1, message: error.message };
	if (error instanceof ForeignFile || error instanceof OversizedWorkbook) return { line: 1, message: error.message };
	if (error instanceof UnreadableWorkbook) return { line: 1, message: UNREADABLE };
	if (!(error instanceof CsvError)) return undefined;
	return {
		line: Number(error.lines ?? 1),
		message: `Ligne ${Number(error.lines ?? 1)} : cette ligne n'a pas le bon nombre de colonnes ou un guillemet n'y est pas fermé.`,
	};
}

const UNREADABLE =
	"Ce fichier n'est pas un classeur Excel lisible. Enregistrez-le de nouveau au format .xlsx, ou en CSV.";

export class HeaderFault extends Error {}

/**
 * The columns by name; false for those that are passed over, among them the nameless ones that Excel leaves at the end.
 * @throws HeaderFault
 */
export function checkedHeader(names: string[], onIgnored: (columns: string[]) => void): (string | false)[] {
	const columns = names.map((name) => columnNamed(name) ?? false);
	if (!columns.includes(KEY_COLUMN))
		throw new HeaderFault(`Colonnes manquantes dans la première ligne : ${KEY_COLUMN}.`);
	const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
	if (twice) throw new HeaderFault(`La colonne ${twice} figure deux fois dans la première ligne.`);
	const ignored = names.filter((name, index) => name.trim() !== "" && !columns[index]);
	if (ignored.length > 0) onIgnored(ignored);
	return columns;
}

/** The cells of a row by the columns of its header. */
export function recordOf(columns: readonly (string | false)[], texts: readonly string[]): CsvRecord {
	return Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, texts[at] ?? ""]] : [])));
}

function delimiterOf(header: string): string {
	const counted = [";", "\t", ","].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
	return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}
