import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startReplica } from "../../scripts/lib/postgres-replica";
import { eventually } from "./ordering";

/** A second server that follows the first, and has everything that was committed there. */
export interface Standby {
	/** Address of the followed database here. Read-only before `promote`. */
	url: string;
	/** Settles once it takes writes. */
	promote(): Promise<void>;
	stop(): Promise<void>;
}

/** Copies the server of `databaseUrl`, follows it, and has each commit there wait for this copy. */
export async function openStandby(databaseUrl: string): Promise<Standby> {
	const server = await startReplica(databaseUrl, `test-postgres-standby-${process.pid}`);
	const primary = await connected(databaseUrl);
	await primary.query("alter system set synchronous_standby_names = '*'");
	await primary.query("select pg_reload_conf()");
	await eventually("the standby is in sync", async () => {
		const { rowCount } = await primary.query("select from pg_stat_replication where sync_state = 'sync'");
		return rowCount === 1 || undefined;
	});
	await primary.end();
	const url = server.databaseUrl;
	return {
		url,
		promote: async () => {
			const client = await connected(url);
			await client.query("select pg_promote()").finally(() => client.end());
		},
		stop: () => server.remove(),
	};
}

/** Ends the server of `databaseUrl` like a power cut: without notice, unfinished. */
export async function crash(databaseUrl: string): Promise<void> {
	const client = await connected(databaseUrl);
	const { rows } = await client.query("show data_directory");
	const [pid] = readFileSync(join(rows[0].data_directory, "postmaster.pid"), "utf8").split("\n");
	const gone = new Promise((resolve) => client.once("end", resolve));
	process.kill(Number(pid), "SIGQUIT");
	await gone;
}

async function connected(databaseUrl: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: databaseUrl });
	client.on("error", () => undefined);
	await client.connect();
	return client;
}
