import { join } from "node:path";

/** Where private files lie: beside the public uploads, never below them. */
export function privateFolder(uploadsFolder: string): string {
	return join(uploadsFolder, "..", "private-files");
}
