import { randomBytes } from "node:crypto";
import { one, type Sql } from "../../../../lib/database/sql";

const secrets = new WeakMap<Sql, Promise<string>>();

/**
 * Secret that signs the demo provider's events. Generated once per database and stored there, so that every process of the
 * shop and every restart agree on it.
 */
export function demoWebhookSecret(sql: Sql): Promise<string> {
	const known = secrets.get(sql) ?? readSecret(sql);
	secrets.set(sql, known);
	known.catch(() => secrets.delete(sql));
	return known;
}

async function readSecret(sql: Sql): Promise<string> {
	const key = "demo_webhook_secret";
	const drawn = `whsec_${randomBytes(32).toString("hex")}`;
	await sql.raw("insert into ordering_setting (key, value) values (?, ?) on conflict do nothing", [key, drawn]);
	const row = await one<{ value: string }>(sql, "select value from ordering_setting where key = ?", [key]);
	if (!row) throw new Error("The demo webhook secret is missing.");
	return row.value;
}
