import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isAlive } from "../../../scripts/lib/alive";
import { makeDataFolders } from "../../../scripts/lib/paths";
import { type PostgresOptions, startPostgres } from "../../../scripts/lib/postgres";
import { supervisePostgres } from "../../../scripts/lib/supervise-postgres";

let parent: string;
let options: PostgresOptions;

beforeAll(() => {
	makeDataFolders();
	parent = mkdtempSync("/var/tmp/confiserie-test-");
	// Root hands the server to another account, which must be able to enter.
	chmodSync(parent, 0o711);
	options = {
		directory: join(parent, "cluster"),
		password: "un-mot-de-passe",
		preferredPort: 54_380,
		durable: false,
		name: "test-postgres-launcher",
	};
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test("starts with French sorting, is adopted by the next run, preserves its data, and stops", async () => {
	const first = await startPostgres(options);
	expect(first.adopted).toBe(false);
	await first.createDatabase("essai");
	await first.createDatabase("essai");
	const words = await query(
		first.url("essai"),
		"SELECT word FROM (VALUES ('zèbre'), ('été'), ('eau')) AS w(word) ORDER BY 1",
	);
	expect(words).toEqual([{ word: "eau" }, { word: "été" }, { word: "zèbre" }]);
	await query(first.url("essai"), "CREATE TABLE saved AS SELECT 1 AS one");

	const second = await startPostgres(options);
	expect(second.adopted).toBe(true);
	expect(second.port).toBe(first.port);
	await second.stop();
	await expect(serverId(second.url("essai"))).rejects.toThrow("ECONNREFUSED");

	const third = await startPostgres(options);
	expect(third.adopted).toBe(false);
	expect(await query(third.url("essai"), "SELECT one FROM saved")).toEqual([{ one: 1 }]);
	const running = await serverId(third.url("essai"));
	await third.stop();
	expect(isAlive(running)).toBe(false);
}, 60_000);

test("a supervised server restarts after kill -9, at its address, with its committed data", async () => {
	const first = await startPostgres({ ...options, durable: true });
	await first.createDatabase("garde");
	await query(first.url("garde"), "CREATE TABLE saved AS SELECT 1 AS one");
	const killed = await serverId(first.url("garde"));
	const stop = supervisePostgres(first, options);
	process.kill(killed, "SIGKILL");
	await vi.waitFor(async () => expect(await query(first.url("garde"), "SELECT one FROM saved")).toEqual([{ one: 1 }]), {
		timeout: 50_000,
		interval: 200,
	});
	expect(await serverId(first.url("garde"))).not.toBe(killed);
	await stop();
	await expect(serverId(first.url("garde"))).rejects.toThrow("ECONNREFUSED");
}, 60_000);

async function serverId(url: string): Promise<number> {
	const rows = await query(url, "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid");
	return Number(rows[0]?.pid);
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}
