import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** A connection pool or the caller's transaction; a function that receives one never opens another. */
export type Sql = Knex | Knex.Transaction;
type Value = string | number | boolean | Date | null | readonly string[] | readonly number[] | readonly boolean[];

/** Runs `text` with `?` placeholders; rows come back with camel-case keys. */
export async function rows<Row>(sql: Sql, text: string, values: readonly Value[] = []): Promise<Row[]> {
	const result: { rows: Record<string, unknown>[] } = await sql.raw(text, [...values] as Knex.RawBinding[]);
	return result.rows.map((row) => renameKeys(row, camelCase) as Row);
}

/** The first row, or undefined. */
export async function one<Row>(sql: Sql, text: string, values: readonly Value[] = []): Promise<Row | undefined> {
	return (await rows<Row>(sql, text, values))[0];
}

/** The row of a statement that always has one. */
export async function theRow<Row>(sql: Sql, text: string, values: readonly Value[] = []): Promise<Row> {
	const row = await one<Row>(sql, text, values);
	if (!row) throw new Error(`No row: `);
	return row;
}

/** The one number that a statement selects. */
export async function oneNumber(sql: Sql, text: string, values: readonly Value[] = []): Promise<number> {
	const row = await one<Record<string, number>>(sql, text, values);
	return Object.values(row ?? {})[0] ?? 0;
}

/** Rows as the API states them: instants are texts in ISO 8601. */
export async function isoRows<Row>(sql: Sql, text: string, values: readonly Value[] = []): Promise<Row[]> {
	const isoText = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
	return (await rows<object>(sql, text, values)).map(
		(row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, isoText(value)])) as Row,
	);
}

/** The first of them, or undefined. */
export async function isoOne<Row>(sql: Sql, text: string, values: readonly Value[] = []): Promise<Row | undefined> {
	return (await isoRows<Row>(sql, text, values))[0];
}

type Columns = Record<string, unknown>;

/** Inserts one record, or several of the same shape at once; keys are camel-case column names. */
export async function insert(sql: Sql, table: string, records: Columns | readonly Columns[]): Promise<void> {
	await sql(table).insert([records].flat().map((record) => renameKeys(record, snakeCase)));
}

/** Updates the row of `id`; keys are camel-case column names. */
export async function update(sql: Sql, table: string, id: string, changes: Record<string, unknown>): Promise<void> {
	await sql(table).where({ id }).update(renameKeys(changes, snakeCase));
}

/** Writes the record whose `key` is in it, in place of the stored one; keys are camel-case column names. */
export async function put(sql: Sql, table: string, key: string, record: Columns): Promise<void> {
	await sql(table).insert(renameKeys(record, snakeCase)).onConflict(snakeCase(key)).merge();
}

/** The names of columns for a `select`, from camel-case names. */
export const columnsOf = (names: readonly string[]): string => names.map(snakeCase).join(", ");

/**
 * Runs `work` in one transaction on one connection. Deadlocks, serialisation failures and a drawn number that is taken
 * begin again, so `work` must do nothing but SQL.
 */
export async function inTransaction<Result>(pool: Knex, work: (sql: Knex.Transaction) => Promise<Result>) {
	for (let tried = 1; ; tried++) {
		try {
			return await pool.transaction(work);
		} catch (error) {
			if (tried >= MAXIMUM_TRIES || !isTransient(error)) throw error;
		}
	}
}

/** Serialises everything that carries the same words until the transaction ends. */
export async function lock(sql: Knex.Transaction, ...words: string[]): Promise<void> {
	await sql.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [words.join("\n")]);
}

/** True when Postgres refused a statement because of the named constraint. */
export function violates(error: unknown, constraint: string): boolean {
	return error instanceof Error && "constraint" in error && error.constraint === constraint;
}

const MAXIMUM_TRIES = 5;
const DEADLOCK = "40P01";
const SERIALISATION_FAILURE = "40001";
/** Keys of drawn numbers: of orders and of claims. */
const NUMBERS = ["order_book_number_unique", "order_complaint_number_key"];

function isTransient(error: unknown): boolean {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	return code === DEADLOCK || code === SERIALISATION_FAILURE || NUMBERS.some((one) => violates(error, one));
}

/** By the name of the column: there are some hundreds, and each row of each answer has its own. */
const CAMEL_CASE = new Map<string, string>();

function camelCase(key: string): string {
	let name = CAMEL_CASE.get(key);
	if (name === undefined) {
		name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
		CAMEL_CASE.set(key, name);
	}
	return name;
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function renameKeys(record: Record<string, unknown>, rename: (key: string) => string): Record<string, unknown> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]));
}
