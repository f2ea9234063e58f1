import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LOGS, TESTS } from "../../scripts/lib/paths";
import { api, db, registerCustomer } from "./api";
import { testBackend } from "./backend";
import { suiteShop, useShop } from "./context";
import { checkout, eventually, newProduct, payByCard } from "./ordering";
import { databaseBeside } from "./template";

/** What a release relies on of the database. */
export interface Release {
	/** Type of each column, by table. */
	columns: Record<string, Record<string, string>>;
	/** Every statement of an order from its registration to its projection, once. */
	statements: string[];
}

const FILE = join(TESTS, "fixtures", "previous-release.json");

/** The release before this one, as it was recorded when it was made. */
export function previousRelease(): Release {
	return JSON.parse(readFileSync(FILE, "utf8"));
}

/** A column as it is now. */
export interface Column {
	table: string;
	column: string;
	type: string;
	/** An insert that does not name it fails. */
	isAsked: boolean;
}

export async function columnsNow(): Promise<Column[]> {
	const { rows } = await db().query<Column>(
		`select table_name as table, column_name as column, udt_name as type,
				is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isAsked"
			from information_schema.columns join information_schema.tables using (table_schema, table_name)
			where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name, column_name`,
	);
	return rows;
}

/** Records this code as the previous release: done when a release is made, see docs/upgrading.md. */
export async function recordRelease(): Promise<void> {
	const database = await databaseBeside(suiteShop().databaseUrl);
	const { backend, launch } = await testBackend("test-release", database.url);
	useShop({ backend, databaseUrl: database.url, storefront: "" });
	const name = new URL(database.url).pathname.slice(1);
	await db().query(`alter database ${name} set log_statement = 'all'`);
	const { service, healthy } = launch();
	await healthy;
	await takeOneOrder();
	const columns: Release["columns"] = {};
	for (const { table, column, type } of await columnsNow()) columns[table] = { ...columns[table], [column]: type };
	await service.stop();
	await db().end();
	await database.drop();
	const release: Release = { columns, statements: loggedStatements() };
	writeFileSync(FILE, `${JSON.stringify(release, null, "\t")}\n`);
}

async function takeOneOrder(): Promise<void> {
	const { token } = await registerCustomer();
	const product = await newProduct();
	await api("/products?size=20");
	const { clientSecret, orderNumber } = await checkout(token, [{ product, boxes: 2 }]);
	await payByCard(token, clientSecret);
	await eventually("the order is in the engine", async () => {
		const { rows } = await db().query("select medusa_order_id as id from order_book where order_number = $1", [
			orderNumber,
		]);
		return rows[0]?.id ?? undefined;
	});
	await api("/orders?page=0", { token });
	await api(`/orders/${orderNumber}`, { token });
}

/** A statement with its parameters, as the server's log has it; lines after the first begin with a tab. */
const LOGGED = /^.*? LOG: {2}execute [^:]+: ((?:.*)(?:\n\t.*)*)/gm;
const USED = /^\s*(select|insert|update|delete|with)\b/i;

function loggedStatements(): string[] {
	const log = readFileSync(join(LOGS, "test-postgres.log"), "utf8");
	const found = new Map<string, string>();
	for (const [, text = ""] of log.matchAll(LOGGED)) {
		// Without comments: on one line, they would hide the rest.
		const statement = text.replace(/--.*$/gm, "").replace(/\s+/g, " ").trim();
		// Lists of one statement in other lengths say nothing new.
		const shape = statement.replace(/\$\d+(, ?\$\d+)*/g, "$").replace(/(\(\$\)|\(\$, .*?\))(, ?\(.*?\))+/g, "($)");
		if (USED.test(statement) && !found.has(shape)) found.set(shape, statement);
	}
	return [...found.values()].sort();
}
