import { readdirSync } from "node:fs";
import { join, parse } from "node:path";

const MODULES = join(__dirname, "..");

/** Names of this build's own migrations, as Medusa notes those that have run. */
export function migrationNames(): string[] {
	return readdirSync(MODULES, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.flatMap(({ name }) => filesIn(join(MODULES, name, "migrations")))
		.filter((file) => /^Migration\d+\w*\.(js|ts)$/.test(file))
		.map((file) => parse(file).name);
}

function filesIn(folder: string): string[] {
	try {
		return readdirSync(folder);
	} catch {
		// A module without tables.
		return [];
	}
}
