import { CSV_MARK, csvLine } from "@confiserie/domain/csv";
import { saveFile } from "./save-file";

/** Saves a CSV file of these headings, to be filled in. */
export function saveTemplate(headings: readonly string[], name: string): void {
	saveFile(new Blob([CSV_MARK + csvLine(headings)], { type: "text/csv;charset=utf-8" }), name);
}
