import { RefusedFile } from "../xlsx/refused-file";
import { type CsvRecord, columnNamed, KEY_COLUMN } from "./columns";

/**
 * The columns by name; false for those that are passed over, among them the nameless ones that Excel leaves at the end.
 * @throws RefusedFile
 */
export function checkedHeader(names: string[], onIgnored: (columns: string[]) => void): (string | false)[] {
	const columns = names.map((name) => columnNamed(name) ?? false);
	if (!columns.includes(KEY_COLUMN))
		throw new RefusedFile(`Colonnes manquantes dans la première ligne : ${KEY_COLUMN}.`);
	const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
	if (twice) throw new RefusedFile(`La colonne ${twice} figure deux fois dans la première ligne.`);
	const ignored = names.filter((name, index) => name.trim() !== "" && !columns[index]);
	if (ignored.length > 0) onIgnored(ignored);
	return columns;
}

/** The cells of a row by the columns of its header. */
export function recordOf(columns: readonly (string | false)[], texts: readonly string[]): CsvRecord {
	return Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, texts[at] ?? ""]] : [])));
}
