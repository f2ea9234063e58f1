import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { from as copyFrom } from "pg-copy-streams";
import { rows } from "../../../../lib/database/sql";
import { connectionOf, copied, quoted } from "./connection";
import { readTables, type Table } from "./schema";

/**
 * Empties every table and lets `load` fill them, with triggers and foreign keys off; then creates the keys again, which
 * verifies each of them. All in the caller's transaction, with only the rights of the tables' owner.
 */
export async function replaceTables(sql: Knex.Transaction, load: () => Promise<void>): Promise<void> {
	const names = (await readTables(sql)).map(({ name }) => quoted(name));
	const triggers = await readTriggers(sql);
	const keys = await readForeignKeys(sql);
	// All tables at once, so that no read sees a state in between.
	await sql.raw(`lock table ${names.join(", ")} in access exclusive mode`);
	for (const { table, name } of keys) await sql.raw(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
	for (const { table, name } of triggers) await sql.raw(`alter table ${quoted(table)} disable trigger ${quoted(name)}`);
	await sql.raw(`truncate ${names.join(", ")}`);
	await load();
	for (const { table, name } of triggers) await sql.raw(`alter table ${quoted(table)} enable trigger ${quoted(name)}`);
	for (const { table, name, definition } of keys)
		await sql.raw(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
}

/** Fills a table with rows in COPY's text form. Returns how many. */
export async function loadTable(sql: Knex.Transaction, table: Table, content: AsyncIterable<Buffer>): Promise<number> {
	const connection = await connectionOf(sql);
	const target = connection.query(copyFrom(`copy ${copied(table)} from stdin`));
	await pipeline(Readable.from(content), target);
	return target.rowCount;
}

/** Sets a sequence's next number; unlike setval it is undone with the transaction. */
export async function setSequence(
	sql: Knex.Transaction,
	{ name, next }: { name: string; next: string },
): Promise<void> {
	await sql.raw(`alter sequence ${quoted(name)} restart with ${BigInt(next)}`);
}

/** Of the shop's tables, those that fire as usual. */
function readTriggers(sql: Knex.Transaction): Promise<{ table: string; name: string }[]> {
	return rows(
		sql,
		`select relname as table, tgname as name from pg_trigger join pg_class class on class.oid = tgrelid
		where relnamespace = current_schema()::regnamespace and not tgisinternal and tgenabled = 'O'
		order by relname, tgname`,
	);
}

function readForeignKeys(sql: Knex.Transaction): Promise<{ table: string; name: string; definition: string }[]> {
	return rows(
		sql,
		`select relname as table, conname as name, pg_get_constraintdef(key.oid) as definition
		from pg_constraint key join pg_class class on class.oid = conrelid
		where relnamespace = current_schema()::regnamespace and contype = 'f' order by relname, conname`,
	);
}
