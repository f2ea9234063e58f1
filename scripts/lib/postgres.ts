import { execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { isAlive } from "./alive";
import { LOGS } from "./paths";
import { freePort } from "./ports";
import { type Account, binaries, clusterFolder, makeOwned, postgresAccount } from "./postgres-account";
import { forget, watch } from "./processes";
import { StepFailure } from "./steps";

export interface Postgres {
	port: number;
	/** True when it was already running, left over from a run that was killed. */
	adopted: boolean;
	/** Connection string of one of its databases. */
	url(database: string): string;
	/** Makes the database unless it exists. @param template copied when given */
	createDatabase(name: string, template?: string): Promise<void>;
	dropDatabase(name: string): Promise<void>;
	/** Whether its process lives, responsive or not. */
	isRunning(): boolean;
	stop(): Promise<void>;
	/** Lets it outlive this run, for another run that uses it and will stop it. */
	leave(): void;
}
export interface PostgresOptions {
	/** Data folder, reused between runs. */
	directory: string;
	password: string;
	preferredPort: number;
	/** The exact port, that of a stopped server, instead of the next free one. */
	port?: number;
	/** False trades safety against power cuts for speed: tests only. */
	durable: boolean;
	name: string;
}

const START_TIMEOUT_MS = 60_000;
const MAXIMUM_TRIES = 3;

/** Starts PostgreSQL (ICU, fr-FR, loopback only) on its data folder, or adopts the one that still runs on it. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
	const account = postgresAccount();
	const directory = clusterFolder(options.directory, account);
	if (!existsSync(join(directory, "PG_VERSION"))) await initialise(directory, account, options.password);
	const leftOver = await adopt(directory, options.password);
	const running = leftOver ?? (await launch(directory, account, options));
	watch(running.pid, "SIGINT", false);
	return {
		...access(running, options.password),
		adopted: leftOver !== null,
		isRunning: () => isAlive(running.pid),
		stop: () => shutDown(running.pid),
		leave: () => forget(running.pid),
	};
}

/** Stops the server that a killed run left on this data folder, if any. */
export async function stopLeftOver(directory: string): Promise<void> {
	const found = recorded(directory);
	if (found && isAlive(found.pid) && serves(found.pid, directory)) await shutDown(found.pid);
}

interface Running {
	pid: number;
	port: number;
}

/** Initialises a temporary folder first, so that an interrupted start leaves no partial database. */
async function initialise(directory: string, account: Account, password: string): Promise<void> {
	const partial = `${directory}.new`;
	const passwordFile = `${directory}.password`;
	rmSync(partial, { recursive: true, force: true });
	makeOwned(partial, account);
	writeFileSync(passwordFile, password, { mode: 0o600 });
	if (account.uid !== undefined && account.gid !== undefined) chownSync(passwordFile, account.uid, account.gid);
	const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=fr-FR"];
	const access = ["--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
	try {
		await promisify(execFile)(binaries(account).initdb, [`--pgdata=${partial}`, ...access, ...locale], {
			...account,
			cwd: "/",
			env: { ...process.env, LC_ALL: "C" },
		});
	} catch (error) {
		throw new StepFailure(`La base de données n'a pas pu être créée dans ${directory} : ${String(error)}`);
	} finally {
		rmSync(passwordFile, { force: true });
	}
	renameSync(partial, directory);
}

/** The server of this data folder, if one runs and takes our password. */
async function adopt(directory: string, password: string): Promise<Running | null> {
	const deadline = Date.now() + START_TIMEOUT_MS;
	for (let found = recorded(directory); found && isAlive(found.pid); found = recorded(directory)) {
		if (await answersFor(directory, found.port, password)) return found;
		// The id may belong to another program now; a real server that starts or stops answers soon.
		if (!serves(found.pid, directory) || Date.now() > deadline) return null;
		await pause(200);
	}
	return null;
}

/** Starts at the next free port, or a later one if another program took it. */
async function launch(directory: string, account: Account, options: PostgresOptions): Promise<Running> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await launchOnce(directory, account, options);
		} catch (error) {
			const isTaken =
				error instanceof StepFailure &&
				error.logFile &&
				/Address already in use/.test(readFileSync(error.logFile, "utf8"));
			if (!isTaken || options.port || tries >= MAXIMUM_TRIES) throw error;
		}
	}
}

async function launchOnce(directory: string, account: Account, options: PostgresOptions): Promise<Running> {
	const port = options.port ?? (await freePort(options.preferredPort));
	const logFile = join(LOGS, `${options.name}.log`);
	const log = openSync(logFile, "w", 0o600);
	const flags = ["max_connections=200", "unix_socket_directories=", "listen_addresses=localhost", "timezone=UTC"];
	// Queries are short and data is in memory or on flash: indexes are cheap, compiling is not;
	// the stock of 20,000 products is added up without going to disk.
	flags.push("random_page_cost=1.1", "jit=off", "work_mem=16MB");
	if (!options.durable) flags.push("fsync=off", "synchronous_commit=off", "full_page_writes=off");
	const child = spawn(
		binaries(account).postgres,
		["-D", directory, "-p", String(port), ...flags.flatMap((flag) => ["-c", flag])],
		{ ...account, cwd: "/", env: { ...process.env, LC_ALL: "C" }, detached: true, stdio: ["ignore", log, log] },
	);
	closeSync(log);
	child.unref();
	let ended = false;
	child.once("exit", () => {
		ended = true;
	});
	child.once("error", () => {
		ended = true;
	});
	const deadline = Date.now() + START_TIMEOUT_MS;
	while (!ended && Date.now() < deadline) {
		if (child.pid && (await answersFor(directory, port, options.password))) return { pid: child.pid, port };
		await pause(100);
	}
	throw new StepFailure("PostgreSQL n'a pas démarré.", logFile);
}

/** Fast shutdown: disconnects clients, preserves committed data. */
async function shutDown(pid: number): Promise<void> {
	const deadline = Date.now() + 20_000;
	if (isAlive(pid)) process.kill(pid, "SIGINT");
	while (isAlive(pid)) {
		if (Date.now() > deadline) process.kill(pid, "SIGQUIT");
		await pause(50);
	}
	forget(pid);
}

function access(
	{ port }: Running,
	password: string,
): Pick<Postgres, "port" | "url" | "createDatabase" | "dropDatabase"> {
	const url = (database: string) => `postgresql://postgres:${password}@localhost:${port}/${database}`;
	const order = async (sql: string) => {
		const client = new pg.Client({ connectionString: url("postgres") });
		await client.connect();
		await client.query(sql).finally(() => client.end());
	};
	return {
		port,
		url,
		createDatabase: (name, template) =>
			order(
				`CREATE DATABASE ${pg.escapeIdentifier(name)}${template ? ` TEMPLATE ${pg.escapeIdentifier(template)}` : ""}`,
			).catch((error) => {
				if (error?.code !== "42P04") throw error;
			}),
		dropDatabase: (name) => order(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`),
	};
}

function recorded(directory: string): Running | null {
	try {
		const lines = readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n");
		const [pid, port] = [Number(lines[0]), Number(lines[3])];
		return pid > 0 && port > 0 ? { pid, port } : null;
	} catch {
		return null;
	}
}

async function answersFor(directory: string, port: number, password: string): Promise<boolean> {
	const client = new pg.Client({ host: "localhost", port, user: "postgres", password, database: "postgres" });
	client.on("error", () => {});
	try {
		await client.connect();
		const answer = await client.query("SHOW data_directory");
		return answer.rows[0]?.data_directory === directory;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => {});
	}
}

/** Whether the process is the server of this folder: ids are reused, and other servers may run here. */
function serves(pid: number, directory: string): boolean {
	try {
		return execFileSync("ps", ["-o", "args=", "-p", String(pid)], { stdio: "pipe" })
			.toString()
			.includes(directory);
	} catch {
		return false;
	}
}
