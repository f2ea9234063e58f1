import type { Category } from "@confiserie/domain/category";
import { IMPORT_MAXIMUM_ROWS, type ImportError } from "@confiserie/domain/contract/product-import";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { parse } from "csv-parse/sync";
import type { CsvRecord } from "./columns";
import { fileFault } from "./file-fault";
import { checkedHeader, recordOf } from "./format";
import { RowJudge } from "./row-reader";
import { csvOptions, FIRST_LINE, findStart } from "./start";
import { readStated } from "./to-row";

export type CsvOutcome = { rows: ProductRow[]; errors: [] } | { rows: []; errors: ImportError[] };

/** The error for a file without products, or with too many. */
export const EMPTY_FILE: ImportError = { line: 1, message: "Le fichier ne contient aucun produit." };
export const ENDLESS_FILE: ImportError = {
	line: IMPORT_MAXIMUM_ROWS + 2,
	message: `Le fichier dépasse ${IMPORT_MAXIMUM_ROWS} produits. Importez-le en plusieurs fois.`,
};

/**
 * Reads a catalogue file that is in memory: UTF-8 with or without BOM, `;` `,` or tab between the columns, decimal comma
 * or point, one product a row. All or nothing: one fault anywhere gives every fault of the file and no row.
 * @param categories those that there are
 * @param imageFolder site-relative folder of the image files, e.g. "/static/demo"
 * @param today a day in Paris
 */
export function parseCatalogue(
	file: string,
	categories: readonly Pick<Category, "code" | "name">[],
	imageFolder: string,
	today: string,
): CsvOutcome {
	const read = readRecords(file);
	if (!Array.isArray(read)) return { rows: [], errors: [read] };
	const judge = new RowJudge(categories, today);
	const judged = read.map(({ record, line }) => judge.judge(readStated(record, imageFolder), line));
	const errors = judged.flatMap((one) => one.errors);
	return errors.length > 0 ? { rows: [], errors } : { rows: judged.flatMap(({ row }) => row ?? []), errors: [] };
}

function readRecords(file: string): { record: CsvRecord; line: number }[] | ImportError {
	try {
		const options = csvOptions(findStart(`${file}\n`) ?? FIRST_LINE);
		const [header, ...found] = parse(file, options) as unknown as { record: string[]; info: { lines: number } }[];
		const columns = header && checkedHeader(header.record, () => undefined);
		if (!columns || found.length === 0) return EMPTY_FILE;
		if (found.length > IMPORT_MAXIMUM_ROWS) return ENDLESS_FILE;
		return found.map(({ record, info }) => ({ record: recordOf(columns, record), line: info.lines }));
	} catch (error) {
		const fault = fileFault(error);
		if (fault) return fault;
		throw error;
	}
}
