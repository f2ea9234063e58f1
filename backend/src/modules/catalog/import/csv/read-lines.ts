import { RefusedFile } from "../xlsx/refused-file";
import type { FileRow } from "./file-rows";
import { readRows } from "./read-rows";

/**
 * The lines of a small table, its header first, each with its number in the file.
 * @throws RefusedFile also for more than `most` lines below the header
 */
export async function readLines(path: string, most: number): Promise<FileRow[]> {
	const lines: FileRow[] = [];
	for await (const line of readRows(path)) {
		lines.push(line);
		if (lines.length > most + 1)
			throw new RefusedFile(`Le fichier dépasse ${most} lignes. Importez-le en plusieurs fois.`);
	}
	if (lines.length < 2) throw new RefusedFile("Le fichier ne contient aucune ligne.");
	return lines;
}
