import type { ImportError } from "@confiserie/domain/contract/product-import";
import { type ProductRow, productRowSchema } from "@confiserie/domain/contract/product-row";
import { COLUMN_OF, type Column, type CsvRecord } from "./columns";
import { toProductRow } from "./to-row";

/** Judges the records of one file, one after the other: it remembers references and EANs to find those used twice. */
export class RowReader {
	private readonly seen = new Map<string, number>();

	/** @param imageFolder site-relative folder of image files named without one, e.g. "/static/demo" */
	constructor(private readonly imageFolder: string) {}

	/** The row of a record with what is wrong with it; no row when it cannot be one. */
	read(record: CsvRecord, line: number): { row?: ProductRow; errors: ImportError[] } {
		const parsed = productRowSchema.safeParse(toProductRow(record, this.imageFolder), {
			error: () => "cette valeur n'est pas lisible",
		});
		if (!parsed.success)
			return { errors: parsed.error.issues.map((issue) => complaint(line, columnOf(issue.path), issue.message)) };
		return { row: parsed.data, errors: this.duplicates(parsed.data, line) };
	}

	private duplicates(row: ProductRow, line: number): ImportError[] {
		const keys: [Column, string][] = [
			["reference", row.reference],
			["ean_piece", row.eanUnit],
			["ean_carton", row.eanBox],
		];
		return keys.flatMap(([column, value]) => {
			const key = column === "reference" ? `reference ${value}` : `ean ${value}`;
			const first = this.seen.get(key);
			this.seen.set(key, first ?? line);
			return first === undefined ? [] : [complaint(line, column, `${value} figure déjà à la ligne ${first}`)];
		});
	}
}

/** A complaint as a sentence that names line and column. */
export function complaint(line: number, column: Column | undefined, message: string): ImportError {
	const place = `Ligne ${line}${column ? `, colonne ${column}` : ""}`;
	return { line, ...(column ? { column } : {}), message: `${place} : ${message}.` };
}

/** The column of a field of the row, or of its nutrition. */
export function columnOf(path: readonly PropertyKey[]): Column | undefined {
	const names = path.filter((key): key is string => typeof key === "string");
	return COLUMN_OF[names.at(-1) ?? ""];
}
