import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { underClaim } from "./claim";
import { DATA } from "./paths";

const FOLDER = join(DATA, "stamps");

/**
 * Runs `work` unless a stamp file has the fingerprint of the same inputs. Of two runs
 * that want the same work at once, one waits for the other.
 * @param product what the work makes: without it the stamp is ignored
 */
export async function unlessMade(
	name: string,
	inputs: string,
	product: string,
	work: () => Promise<void>,
): Promise<void> {
	const file = join(FOLDER, name);
	const isMade = () => existsSync(product) && existsSync(file) && readFileSync(file, "utf8") === inputs;
	if (isMade()) return;
	mkdirSync(FOLDER, { recursive: true });
	await underClaim(file, async () => {
		if (isMade()) return;
		// Deleted before the work begins, so that interrupted work does not count as done.
		rmSync(file, { force: true });
		await work();
		writeFileSync(file, inputs);
	});
}

/**
 * Like `unlessMade`, for work on a database: the stamp lives in that database, so that it comes and goes with the data
 * that it describes.
 */
export async function unlessDoneIn(
	databaseUrl: string,
	name: string,
	inputs: string,
	work: () => Promise<void>,
): Promise<void> {
	if ((await stampIn(databaseUrl, name)) === inputs) return;
	await work();
	await withClient(databaseUrl, async (client) => {
		await client.query("CREATE SCHEMA IF NOT EXISTS launcher");
		await client.query("CREATE TABLE IF NOT EXISTS launcher.stamp (name text PRIMARY KEY, inputs text NOT NULL)");
		await client.query(
			"INSERT INTO launcher.stamp VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET inputs = excluded.inputs",
			[name, inputs],
		);
	});
}

/** The fingerprint that `name` was last done for in that database; null when never. */
export async function stampIn(databaseUrl: string, name: string): Promise<string | null> {
	return withClient(databaseUrl, async (client) => {
		const table = await client.query("SELECT to_regclass('launcher.stamp') AS found");
		if (!table.rows[0]?.found) return null;
		const stamp = await client.query("SELECT inputs FROM launcher.stamp WHERE name = $1", [name]);
		return stamp.rows[0]?.inputs ?? null;
	});
}

async function withClient<Result>(databaseUrl: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return await use(client);
	} finally {
		await client.end();
	}
}
