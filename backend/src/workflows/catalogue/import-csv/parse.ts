import { CsvError, parse } from "csv-parse/sync";
import { type ProductRow, productRowSchema } from "../product-row";
import { COLUMN_OF, COLUMNS, type Column, type CsvRecord } from "./columns";
import { toProductRow } from "./to-row";

/** One complaint about a file. `line` counts from 1, the header included; `message` is a whole French sentence. */
interface CsvComplaint {
	line: number;
	column?: Column;
	message: string;
}
export type CsvOutcome = { rows: ProductRow[]; errors: [] } | { rows: []; errors: CsvComplaint[] };

/** More than this many products in one file is refused: the import is one transaction of a person's afternoon. */
const MAXIMUM_ROWS = 5000;

/**
 * Reads a catalogue file: UTF-8 with or without BOM, `;` `,` or tab between the columns, decimal comma or point,
 * one product a row. All or nothing: one fault anywhere gives every fault of the file and no row.
 * @param imageFolder site-relative folder of the image files, e.g. "/static/demo"
 */
export function parseCatalogue(file: string, imageFolder: string): CsvOutcome {
	const read = readRecords(file);
	if (!Array.isArray(read)) return { rows: [], errors: [read] };
	const errors: CsvComplaint[] = [];
	const rows: ProductRow[] = [];
	const seen = new Map<string, number>();
	for (const { record, line } of read) {
		const parsed = productRowSchema.safeParse(toProductRow(record, imageFolder), {
			error: () => "cette valeur n'est pas lisible",
		});
		if (!parsed.success) {
			errors.push(...parsed.error.issues.map((issue) => complaint(line, columnOf(issue.path), issue.message)));
			continue;
		}
		errors.push(...duplicates(parsed.data, line, seen));
		rows.push(parsed.data);
	}
	return errors.length > 0 ? { rows: [], errors } : { rows, errors: [] };
}

function readRecords(file: string): { record: CsvRecord; line: number }[] | CsvComplaint {
	const header = file.replace(/^\uFEFF/, "").split(/\r?\n/, 1)[0] ?? "";
	try {
		const found: { record: CsvRecord; info: { lines: number } }[] = parse(file, {
			bom: true,
			// From the header: with several delimiters allowed, a decimal comma would split a price.
			delimiter: delimiterOf(header),
			columns: (names: string[]) => checkedHeader(names),
			skip_empty_lines: true,
			info: true,
		});
		if (found.length === 0) return { line: 1, message: "Le fichier ne contient aucun produit." };
		if (found.length > MAXIMUM_ROWS)
			return {
				line: MAXIMUM_ROWS + 2,
				message: `Le fichier dépasse ${MAXIMUM_ROWS} produits. Importez-le en plusieurs fois.`,
			};
		return found.map(({ record, info }) => ({ record, line: info.lines }));
	} catch (error) {
		if (error instanceof HeaderFault) return { line: 1, message: error.message };
		if (error instanceof CsvError)
			return {
				line: Number(error.lines ?? 1),
				message: "Cette ligne n'a pas le bon nombre de colonnes ou un guillemet n'y est pas fermé.",
			};
		throw error;
	}
}

class HeaderFault extends Error {}

function checkedHeader(names: string[]): string[] {
	const trimmed = names.map((name) => name.trim().toLowerCase());
	const missing = COLUMNS.filter((column) => !trimmed.includes(column));
	if (missing.length > 0) throw new HeaderFault(`Colonnes manquantes dans la première ligne : ${missing.join(", ")}.`);
	return trimmed;
}

function delimiterOf(header: string): string {
	const counted = [";", "\t", ","].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
	return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

function columnOf(path: PropertyKey[]): Column | undefined {
	const names = path.filter((key): key is string => typeof key === "string");
	return COLUMN_OF[names.at(-1) ?? ""];
}

function complaint(line: number, column: Column | undefined, message: string): CsvComplaint {
	return { line, column, message: `Ligne ${line}${column ? `, colonne ${column}` : ""} : ${message}.` };
}

function duplicates(row: ProductRow, line: number, seen: Map<string, number>): CsvComplaint[] {
	const keys: [Column, string][] = [
		["reference", row.reference],
		["ean_piece", row.eanUnit],
		["ean_carton", row.eanBox],
	];
	return keys.flatMap(([column, value]) => {
		const key = column === "reference" ? `reference ${value}` : `ean ${value}`;
		const first = seen.get(key);
		seen.set(key, first ?? line);
		return first === undefined ? [] : [complaint(line, column, `${value} figure déjà à la ligne ${first}`)];
	});
}
