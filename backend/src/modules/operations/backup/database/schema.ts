import { one, rows, type Sql } from "../../../../lib/database/sql";
import { CUSTOMERS_EVER } from "../../../../medusa/accounts/people";
import { PRODUCTS_EVER } from "../../../../medusa/products/products";
import { quoted } from "./connection";

/** A table, and those of its columns that are stored rather than computed. */
export interface Table {
	name: string;
	columns: string[];
}

/** The shop's tables, in the order of their names. */
export function readTables(sql: Sql): Promise<Table[]> {
	return rows(
		sql,
		`select class.relname as name, array_agg(attname::text order by attname) as columns
		from pg_class class join pg_attribute on attrelid = class.oid
		where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
			and attnum > 0 and not attisdropped and attgenerated = ''
		group by class.relname order by class.relname`,
	);
}

/** What made the tables what they are: names of migrations, of links and of scripts that changed data, sorted. */
export async function readMigrations(sql: Sql): Promise<string[]> {
	const found = await rows<{ name: string }>(
		sql,
		`select name from mikro_orm_migrations
		union select 'link ' || table_name from link_module_migrations
		union select 'script ' || script_name from script_migrations
		order by name`,
	);
	return found.map(({ name }) => name);
}

/** The next number of each sequence. */
export async function readSequences(sql: Sql): Promise<{ name: string; next: string }[]> {
	const found = await rows<{ name: string }>(
		sql,
		"select sequencename as name from pg_sequences where schemaname = current_schema() order by name",
	);
	const each = found.map(
		({ name }) => `select ?::text as name, (last_value + is_called::int)::text as next from ${quoted(name)}`,
	);
	return rows(
		sql,
		each.join(" union all "),
		found.map(({ name }) => name),
	);
}

/** Whether the database holds a shop in use: it has or had a product, a customer or an order. */
export async function holdsShop(sql: Sql): Promise<boolean> {
	const found = await one<{ any: boolean }>(
		sql,
		`select exists (select from ${PRODUCTS_EVER} p) or exists (select from ${CUSTOMERS_EVER} c)
			or exists (select from order_book) as any`,
	);
	return found?.any ?? false;
}
