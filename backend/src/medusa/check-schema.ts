import { rows, type Sql } from "../lib/database/sql";
import { MEDUSA_KEYS, MEDUSA_SCHEMA, MEDUSA_TRIGGERS } from "./schema";

/** What a database has of Medusa's tables. */
export interface FoundSchema {
	/** Postgres types by "table.column". */
	types: ReadonlyMap<string, string>;
	/** Unique keys as "table (column, column)", their columns in alphabetical order. */
	keys: ReadonlySet<string>;
	/** Triggers that are switched on, as "name on table". */
	triggers: ReadonlySet<string>;
}

/** Refuses a database that lacks something of Medusa that the statements in this folder name: a line for each. */
export async function checkMedusaSchema(sql: Sql): Promise<void> {
	const faults = schemaFaults(await readSchema(sql));
	if (faults.length > 0) throw new Error([...faults, ADVICE].join("\n"));
}

const ADVICE = "Run the migrations, or adapt backend/src/medusa to this version of the engine (docs/upgrading.md).";

/** What is missing or of another type, one line each. */
export function schemaFaults({ types, keys, triggers }: FoundSchema): string[] {
	const columns = medusaColumns().flatMap(({ table, column, type }) => {
		const found = types.get(`${table}.${column}`) ?? "missing";
		return found === type ? [] : [`The engine's ${table}.${column} is ${found}, not ${type}.`];
	});
	const missingKeys = MEDUSA_KEYS.map(keyName)
		.filter((key) => !keys.has(key))
		.map((key) => `The engine's unique key ${key} is missing.`);
	const missingTriggers = MEDUSA_TRIGGERS.filter(({ table, name }) => !triggers.has(`${name} on ${table}`)).map(
		({ table, name }) => `The trigger ${name} is missing on ${table}.`,
	);
	return [...columns, ...missingKeys, ...missingTriggers];
}

/** Every column of `MEDUSA_SCHEMA` with its type. */
export function medusaColumns(): { table: string; column: string; type: string }[] {
	return Object.values(MEDUSA_SCHEMA).flatMap((tables) =>
		Object.entries(tables).flatMap(([table, columns]) =>
			Object.entries(columns).flatMap(([type, names]) => names.split(/\s+/).map((column) => ({ table, column, type }))),
		),
	);
}

const keyName = ({ table, columns }: { table: string; columns: readonly string[] }) =>
	`${table} (${columns.toSorted().join(", ")})`;

async function readSchema(sql: Sql): Promise<FoundSchema> {
	const tables = Object.values(MEDUSA_SCHEMA).flatMap((room) => Object.keys(room));
	const columns = await rows<{ name: string; type: string }>(
		sql,
		`select table_name || '.' || column_name as name, udt_name as type from information_schema.columns
			where table_schema = current_schema() and table_name = any(?)`,
		[tables],
	);
	const keys = await rows<{ table: string; columns: string[] }>(
		sql,
		`select class.relname as table, array_agg(attribute.attname::text) as columns
			from pg_index key join pg_class class on class.oid = key.indrelid
			join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(key.indkey)
			where key.indisunique and key.indisvalid and class.relnamespace = current_schema()::regnamespace
				and class.relname = any(?)
			group by key.indexrelid, class.relname`,
		[tables],
	);
	const triggers = await rows<{ name: string }>(
		sql,
		`select tgname || ' on ' || class.relname as name from pg_trigger join pg_class class on class.oid = tgrelid
			where tgenabled = 'O' and class.relnamespace = current_schema()::regnamespace and class.relname = any(?)`,
		[tables],
	);
	return {
		types: new Map(columns.map(({ name, type }) => [name, type])),
		keys: new Set(keys.map(keyName)),
		triggers: new Set(triggers.map(({ name }) => name)),
	};
}
