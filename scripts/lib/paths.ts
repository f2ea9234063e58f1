import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** The checkout. */
export const ROOT = resolve(import.meta.dirname, "..", "..");
export const BACKEND = join(ROOT, "backend");
/** What `medusa build` makes: a server that runs without TypeScript. */
export const BACKEND_BUILD = join(BACKEND, ".medusa", "server");
export const STOREFRONT = join(ROOT, "storefront");
export const DOMAIN = join(ROOT, "domain");
export const TESTS = join(ROOT, "tests");

/** Everything that a run leaves behind: database, uploads, secrets, logs. Never committed. */
export const DATA = join(ROOT, ".data");
export const LOGS = join(DATA, "logs");
/** What `npm run check` measured of imports and files. */
export const STRUCTURE = join(DATA, "structure.txt");
/** E-mails of a shop without a mail server. */
export const OUTBOX = join(DATA, "outbox");

/** Makes the data folders. Others may enter `.data` (the postgres user must), only the owner may read the logs. */
export function makeDataFolders(): void {
	mkdirSync(DATA, { recursive: true, mode: 0o755 });
	mkdirSync(LOGS, { recursive: true, mode: 0o700 });
}

/** Path of a file inside an installed package, as a module of `workspace` would find it. @throws when it is not there */
export function packageFile(workspace: string, file: string): string {
	const found = [workspace, ROOT].map((folder) => join(folder, "node_modules", file)).find((path) => existsSync(path));
	if (!found) throw new Error(`${file} n'est pas installé : supprimez node_modules puis relancez.`);
	return found;
}
