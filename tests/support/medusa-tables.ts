import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/lib/paths";

const PACKAGES = join(ROOT, "node_modules/@medusajs");

/**
 * Every table of the installed Medusa version's migrations and links, with the columns that the migrations name; columns of links
 * are not listed. An upgraded engine adds its new tables automatically.
 */
export function readMedusaTables(): Map<string, Set<string>> {
	const tables = new Map<string, Set<string>>();
	const columnsOf = (table: string) => {
		const columns = tables.get(table) ?? new Set<string>();
		tables.set(table, columns);
		return columns;
	};
	for (const source of readdirSync(PACKAGES).flatMap(migrationsOf)) {
		for (const { 0: words, 1: table = "", index } of source.matchAll(CREATED))
			for (const [, column = ""] of bracketAt(source, index + words.length).matchAll(COLUMN))
				columnsOf(table).add(column);
		for (const [, table = "", changes = ""] of source.matchAll(ALTERED))
			for (const [, column = ""] of changes.matchAll(ADDED)) columnsOf(table).add(column);
	}
	for (const table of linkTables()) columnsOf(table);
	return tables;
}

const CREATED = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s*\(/gi;
const COLUMN =
	/"(\w+)"\s+(?:text|numeric|integer|int|smallint|bigint|boolean|jsonb|timestamptz|double|real|varchar|uuid)\b/gi;
const ALTERED = /\balter\s+table\s+(?:if\s+exists\s+)?"?(\w+)"?\s+([^;`']*)/gi;
const ADDED = /\b(?:add\s+column\s+(?:if\s+not\s+exists\s+)?|rename\s+column\s+"?\w+"?\s+to\s+)"?(\w+)"?/gi;

/** Content of a bracket, from behind its opening. */
function bracketAt(text: string, from: number): string {
	let depth = 1;
	let at = from;
	for (; at < text.length && depth > 0; at += 1) depth += text[at] === "(" ? 1 : text[at] === ")" ? -1 : 0;
	return text.slice(from, at);
}

function migrationsOf(name: string): string[] {
	const folder = join(PACKAGES, name, "dist");
	if (!existsSync(folder)) return [];
	return (
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((file) => /(^|[\\/])migrations[\\/]\w+\.js$/.test(file))
			.sort()
			// Some are in double quotes, which escapes those of the names.
			.map((file) => readFileSync(join(folder, file), "utf8").replaceAll('\\"', '"'))
	);
}

/** Links have no migrations of their own: Medusa makes their tables from these definitions. */
function linkTables(): string[] {
	const folder = join(PACKAGES, "link-modules/dist/definitions");
	return readdirSync(folder)
		.filter((file) => file.endsWith(".js"))
		.flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/tableName: "(\w+)"/g)])
		.map(([, table = ""]) => table);
}
