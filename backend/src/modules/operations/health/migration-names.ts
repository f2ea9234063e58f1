import { readdirSync } from "node:fs";
import { basename, join, parse } from "node:path";

const MODULES = join(__dirname, "../..");

/** Names of this build's own migrations, as Medusa notes those that have run. */
export function migrationNames(): string[] {
	return readdirSync(MODULES, { recursive: true, encoding: "utf8" })
		.map((path) => basename(path))
		.filter((file) => /^Migration\d+\w*\.(js|ts)$/.test(file))
		.map((file) => parse(file).name);
}
