import { fileFault } from "./format";
import { Notices } from "./notices";
import { type FileRow, readRows } from "./read-rows";
import { UnreadableTable } from "./read-table";

/**
 * The lines of a small table, its header first, each with its number in the file.
 * @throws UnreadableTable also for more than `most` lines below the header
 */
export async function readLines(path: string, most: number): Promise<FileRow[]> {
	const lines: FileRow[] = [];
	try {
		for await (const line of readRows(path, () => undefined, new Notices())) {
			lines.push(line);
			if (lines.length > most + 1)
				throw new UnreadableTable(`Le fichier dépasse ${most} lignes. Importez-le en plusieurs fois.`);
		}
	} catch (error) {
		const fault = error instanceof UnreadableTable ? undefined : fileFault(error);
		throw fault ? new UnreadableTable(fault.message, { cause: error }) : error;
	}
	if (lines.length < 2) throw new UnreadableTable("Le fichier ne contient aucune ligne.");
	return lines;
}
