import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../scripts/lib/postgres";
import { postgresAccount } from "../../scripts/lib/postgres-account";
import { secrets } from "../../scripts/lib/secrets";
import { eventually } from "./ordering";

/** A second server that follows the first, and has everything that was committed there. */
export interface Standby {
	/** Address of the followed database here. Read-only before `promote`. */
	url: string;
	/** Settles once it takes writes. */
	promote(): Promise<void>;
	stop(): Promise<void>;
}

const SLOT = "standby";

/** Copies the server of `databaseUrl`, follows it, and has each commit there wait for this copy. */
export async function openStandby(databaseUrl: string): Promise<Standby> {
	const primary = await connected(databaseUrl);
	const { rows } = await primary.query("show data_directory");
	const source: string = rows[0].data_directory;
	const directory = `${source}-standby`;
	rmSync(directory, { recursive: true, force: true });
	await primary.query("select pg_create_physical_replication_slot($1, true)", [SLOT]);
	await primary.query("select pg_backup_start($1, true)", [SLOT]);
	execFileSync("cp", ["-a", source, directory]);
	const stopped = await primary.query("select labelfile from pg_backup_stop(false)");
	// What belongs to the running server alone. The log of changes since the beginning is sent by it.
	rmSync(join(directory, "postmaster.pid"), { force: true });
	for (const slot of readdirSync(join(directory, "pg_replslot")))
		rmSync(join(directory, "pg_replslot", slot), { recursive: true });
	for (const entry of readdirSync(join(directory, "pg_wal"), { withFileTypes: true }))
		if (entry.isFile()) rmSync(join(directory, "pg_wal", entry.name));
	writeOwned(join(directory, "backup_label"), stopped.rows[0].labelfile);
	writeOwned(join(directory, "standby.signal"), "");
	const { port, password, username } = new URL(databaseUrl);
	appendFileSync(
		join(directory, "postgresql.auto.conf"),
		`primary_conninfo = 'host=localhost port=${port} user=${username} password=${password}'\nprimary_slot_name = '${SLOT}'\n`,
	);
	const server = await startPostgres({
		directory,
		password: secrets().postgresPassword,
		preferredPort: Number(port) + 1,
		durable: true,
		name: "test-postgres-standby",
	});
	await primary.query("alter system set synchronous_standby_names = '*'");
	await primary.query("select pg_reload_conf()");
	await eventually("the standby is in sync", async () => {
		const { rowCount } = await primary.query("select from pg_stat_replication where sync_state = 'sync'");
		return rowCount === 1 || undefined;
	});
	await primary.end();
	const url = server.url(new URL(databaseUrl).pathname.slice(1));
	return {
		url,
		promote: async () => {
			const client = await connected(url);
			await client.query("select pg_promote()").finally(() => client.end());
		},
		stop: async () => {
			await server.stop();
			rmSync(directory, { recursive: true, force: true });
		},
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

/** A file for the server, which does not run as root. */
function writeOwned(file: string, text: string): void {
	writeFileSync(file, text, { mode: 0o600 });
	const { uid, gid } = postgresAccount();
	if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

async function connected(databaseUrl: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: databaseUrl });
	client.on("error", () => undefined);
	await client.connect();
	return client;
}
