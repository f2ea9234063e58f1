import type { ImportError } from "@confiserie/domain/contract/product-import";
import { CsvError, type Options } from "csv-parse";
import { COLUMNS } from "./columns";

/** A product with all its texts is a hundredth of this: more is a quote that was never closed. */
const LONGEST_RECORD = 200_000;

/** How to read a file whose first line is `header`; one record a product, columns by name. */
export function csvOptions(header: string) {
	return {
		bom: true,
		// From the header: with several delimiters allowed, a decimal comma would split a price.
		delimiter: delimiterOf(header),
		columns: (names: string[]) => checkedHeader(names),
		skip_empty_lines: true,
		info: true,
		max_record_size: LONGEST_RECORD,
	} satisfies Options;
}

/** What a file as a whole is refused for, or undefined for an error that is not the file's. */
export function fileFault(error: unknown): ImportError | undefined {
	if (error instanceof HeaderFault) return { line: 1, message: error.message };
	if (!(error instanceof CsvError)) return undefined;
	return {
		line: Number(error.lines ?? 1),
		message: `Ligne ${Number(error.lines ?? 1)} : cette ligne n'a pas le bon nombre de colonnes ou un guillemet n'y est pas fermé.`,
	};
}

class HeaderFault extends Error {}

function checkedHeader(names: string[]): string[] {
	const trimmed = names.map((name) => name.trim().toLowerCase());
	const missing = COLUMNS.filter((column) => !trimmed.includes(column));
	if (missing.length > 0) throw new HeaderFault(`Colonnes manquantes dans la première ligne : ${missing.join(", ")}.`);
	const twice = trimmed.find((name, index) => trimmed.indexOf(name) !== index);
	if (twice !== undefined) throw new HeaderFault(`La colonne ${twice} figure deux fois dans la première ligne.`);
	return trimmed;
}

function delimiterOf(header: string): string {
	const counted = [";", "\t", ","].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
	return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}
