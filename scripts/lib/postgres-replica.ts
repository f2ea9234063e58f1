import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { DATA } from "./paths";
import { type Postgres, type PostgresOptions, startPostgres, stopLeftOver } from "./postgres";
import { clusterFolder, postgresAccount } from "./postgres-account";

/** A streaming replica of one of our own servers. */
export interface Replica extends Postgres {
	/** With which it is started again. */
	options: PostgresOptions;
	/** Address of the followed database here. */
	databaseUrl: string;
	/** Stops it and deletes its copy. */
	remove(): Promise<void>;
}

/**
 * Copies the server of `databaseUrl` and follows it. The package of our PostgreSQL brings no pg_basebackup, and both have
 * the same disk.
 */
export async function startReplica(databaseUrl: string, name: string): Promise<Replica> {
	const { port, password, username, pathname } = new URL(databaseUrl);
	const primary = new pg.Client({ connectionString: databaseUrl });
	await primary.connect();
	const { rows } = await primary.query("show data_directory");
	const source: string = rows[0].data_directory;
	const wanted = join(DATA, name);
	const directory = clusterFolder(wanted, postgresAccount());
	await stopLeftOver(directory);
	rmSync(directory, { recursive: true, force: true });
	await primary.query("select pg_backup_start($1, true)", [name]);
	execFileSync("cp", ["-a", source, directory]);
	const stopped = await primary.query("select labelfile from pg_backup_stop(false)");
	await primary.end();
	// What belongs to the running server alone. The log of changes since the beginning is sent by it.
	rmSync(join(directory, "postmaster.pid"), { force: true });
	for (const slot of readdirSync(join(directory, "pg_replslot")))
		rmSync(join(directory, "pg_replslot", slot), { recursive: true });
	for (const entry of readdirSync(join(directory, "pg_wal"), { withFileTypes: true }))
		if (entry.isFile()) rmSync(join(directory, "pg_wal", entry.name));
	writeOwned(join(directory, "backup_label"), stopped.rows[0].labelfile);
	writeOwned(join(directory, "standby.signal"), "");
	// A temporary slot: a lasting one would have the primary store its log for a replica that may never run again.
	appendFileSync(
		join(directory, "postgresql.auto.conf"),
		`primary_conninfo = 'host=localhost port=${port} user=${username} password=${password}'\nwal_receiver_create_temp_slot = on\n`,
	);
	const preferredPort = Number(port) + 1;
	const options = { directory: wanted, password: decodeURIComponent(password), preferredPort, durable: true, name };
	const server = await startPostgres(options);
	return {
		...server,
		options,
		databaseUrl: server.url(pathname.slice(1)),
		remove: async () => {
			await server.stop();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}

/** A file for the server, which does not run as root. */
function writeOwned(file: string, text: string): void {
	writeFileSync(file, text, { mode: 0o600 });
	const { uid, gid } = postgresAccount();
	if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}
