import type { ImportError } from "@confiserie/domain/contract/product-import";
import { CsvError } from "csv-parse";
import { RefusedFile } from "../xlsx/refused-file";
import { UnreadableWorkbook } from "../xlsx/workbook-parts";

/** The reason to refuse a file as a whole, or undefined for an error that is not the file's. */
export function fileFault(error: unknown): ImportError | undefined {
	if (error instanceof RefusedFile) return { line: error.line, message: error.message };
	if (error instanceof UnreadableWorkbook) return { line: 1, message: UNREADABLE };
	if (!(error instanceof CsvError)) return undefined;
	return {
		line: Number(error.lines ?? 1),
		message: `Ligne ${Number(error.lines ?? 1)} : cette ligne n'a pas le bon nombre de colonnes ou un guillemet n'y est pas fermé.`,
	};
}

const UNREADABLE =
	"Ce fichier n'est pas un classeur Excel lisible. Enregistrez-le de nouveau au format .xlsx, ou en CSV.";
