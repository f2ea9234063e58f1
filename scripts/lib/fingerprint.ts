import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT } from "./paths";

/** Folders of generated files. */
const MADE = new Set(["node_modules", "dist", ".next", ".medusa", ".data", "coverage"]);
const MADE_FILES = /(\.tsbuildinfo|next-env\.d\.ts|\.test\.tsx?)$/;

/**
 * One hash over the content of files and folders, to know whether a step's inputs changed since it last ran. A missing
 * input counts as such. Made files and tests are left out.
 * @param inputs absolute paths
 * @param extra further values that the result depends on
 */
export async function fingerprint(inputs: string[], extra: string[] = []): Promise<string> {
	const hash = createHash("sha256");
	for (const value of extra) hash.update(`${value}\0`);
	for (const input of inputs) {
		for (const file of await filesOf(input)) {
			hash.update(`${relative(ROOT, file)}\0`);
			hash.update(await readFile(file));
		}
	}
	return hash.digest("hex");
}

async function filesOf(path: string): Promise<string[]> {
	const found = await stat(path).catch(() => null);
	if (!found) return [];
	if (found.isFile()) return [path];
	const entries = await readdir(path, { withFileTypes: true });
	const files: string[] = [];
	for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
		if (entry.isDirectory() && !MADE.has(entry.name)) files.push(...(await filesOf(join(path, entry.name))));
		if (entry.isFile() && !MADE_FILES.test(entry.name)) files.push(join(path, entry.name));
	}
	return files;
}
