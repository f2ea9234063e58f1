import pg from "pg";
import { addresses, readerEnvironment } from "../../scripts/lib/environment";
import { BACKEND } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { serveReader } from "../../scripts/lib/shop";

/** A catalogue reader from its sources, ready, under an account that may read alone (docs/going-live.md). */
export async function openReader(
	name: string,
	databaseUrl: string,
	settings: Record<string, string> = {},
): Promise<{ reader: string; service: Service }> {
	const at = addresses(9200, 3200, await freePort(9250));
	const env = {
		...readerEnvironment(at, await readingAlone(databaseUrl)),
		NODE_ENV: "development",
		PAYMENTS_MODE: "demo",
		...settings,
	};
	return { reader: at.reader, service: await serveReader(BACKEND, at, env, `${name}-${at.readerPort}`) };
}

async function readingAlone(databaseUrl: string): Promise<string> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const account = `do $$ begin
		create role catalogue_reader login password 'reads-alone';
		grant pg_read_all_data to catalogue_reader;
	exception when duplicate_object or unique_violation then null; end $$`;
	await client.query(account).finally(() => client.end());
	return Object.assign(new URL(databaseUrl), { username: "catalogue_reader", password: "reads-alone" }).href;
}
