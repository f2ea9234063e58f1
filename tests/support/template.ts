import { cp } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { claim, release, underClaim } from "../../scripts/lib/claim";
import { addresses, backendEnvironment, type Environment } from "../../scripts/lib/environment";
import { BACKEND, DATA, makeDataFolders } from "../../scripts/lib/paths";
import { type Postgres, type PostgresOptions, startPostgres } from "../../scripts/lib/postgres";
import { secrets } from "../../scripts/lib/secrets";
import { buildDomain, isPrepared, prepareDatabase } from "../../scripts/lib/shop";

const TEMPLATE = "shop_template";
/** Folders of images and mails of a worker's backends. Shards run side by side. */
export function testFolders(worker = process.env.VITEST_POOL_ID ?? "1"): { uploads: string; outbox: string } {
	const name = [process.env.TEST_SHARD, worker].filter(Boolean).join("-");
	return { uploads: join(DATA, `test-uploads-${name}`), outbox: join(DATA, `test-outbox-${name}`) };
}

/** The folders of one worker, with the demonstration's images, and the environment that names them. */
export async function workerFolders(worker: string) {
	const folders = testFolders(worker);
	// The seed stored the images in the folder of one worker.
	await cp(join(BACKEND, "catalogue/images"), join(folders.uploads, "demo"), { recursive: true });
	return { folders, settings: { UPLOADS_DIR: folders.uploads, MAIL_OUTBOX_DIR: folders.outbox } };
}

/** A migrated and seeded database of this run, and its removal. */
export interface TestDatabase {
	url: string;
	drop(): Promise<void>;
}

/**
 * A fresh copy of the seeded template. The template is made once and again only when the code behind it changes. Several
 * runs may go on side by side: they share the server, each has a copy.
 */
export async function freshDatabase(): Promise<TestDatabase> {
	makeDataFolders();
	await buildDomain();
	const server = await serverOfBoth();
	await exclusively(server, () => prepareTemplate(server));
	const name = `shop_${process.pid}_${Date.now()}`;
	await server.createDatabase(name, TEMPLATE);
	return {
		url: server.url(name),
		drop: async () => {
			await server.dropDatabase(name);
			if (await hasOtherClients(server)) server.leave();
			else await server.stop();
		},
	};
}

/**
 * Another copy on the running server of a suite's database, for a test file with its own shop.
 * @param template "template1" makes it empty
 */
export async function databaseBeside(suiteDatabaseUrl: string, template = TEMPLATE): Promise<TestDatabase> {
	const name = `shop_${process.pid}_${Date.now()}`;
	const url = (database: string) => Object.assign(new URL(suiteDatabaseUrl), { pathname: `/${database}` }).href;
	const order = async (sql: string) => {
		const client = new pg.Client({ connectionString: url("postgres") });
		await client.connect();
		await client.query(sql).finally(() => client.end());
	};
	await order(`CREATE DATABASE ${name} TEMPLATE ${template}`);
	return { url: url(name), drop: () => order(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** A copy on a server that no other test uses, for one that stops it. */
export interface DatabaseApart extends TestDatabase {
	/** Disconnects all clients and refuses new ones until `start`. */
	stop(): Promise<void>;
	/** Comes back with what was committed, at the same address. */
	start(): Promise<void>;
}

interface ApartOptions {
	/** Whether what is committed is on the disk, as in a real shop. */
	durable?: boolean;
	/** Where its data lies, when the caller has a place for it. */
	directory?: string;
}

/** The server's data is reused from run to run, as the template's is; parallel runs have one each. */
export async function databaseApart({ durable = false, directory }: ApartOptions = {}): Promise<DatabaseApart> {
	makeDataFolders();
	await buildDomain();
	let number = 1;
	const place = () => join(DATA, `test-postgres-apart-${number}`);
	while (!claim(place())) number += 1;
	const usual = serverOptions(`test-postgres-apart-${number}`, 54_369);
	const options = { ...usual, durable, directory: directory ?? usual.directory };
	let server = await startPostgres(options);
	await prepareTemplate(server);
	const name = `shop_${process.pid}_${Date.now()}`;
	await server.createDatabase(name, TEMPLATE);
	return {
		url: server.url(name),
		stop: () => server.stop(),
		start: async () => {
			server = await startPostgres({ ...options, port: server.port });
		},
		drop: async () => {
			await server.dropDatabase(name);
			await server.stop();
			release(place());
		},
	};
}

/** Environment of a backend under test; `ports` as chosen for this run. */
export function testEnvironment(databaseUrl: string, backendPort: number, storefrontPort: number): Environment {
	const at = addresses(backendPort, storefrontPort);
	const { uploads, outbox } = testFolders();
	return {
		...backendEnvironment(at, databaseUrl, secrets()),
		PAYMENTS_MODE: "demo",
		UPLOADS_DIR: uploads,
		// Tests never send mail, whatever the machine's settings.
		SMTP_URL: "",
		MAIL_OUTBOX_DIR: outbox,
		// Nor do they ask a carrier: no program listens there.
		SENDCLOUD_API_URL: "http://127.0.0.1:9",
		// Receivers of tests run on this machine.
		WEBHOOKS_TO_LOOPBACK: "true",
		// Every test registers customers of its own, all from this one address.
		REGISTRATIONS_PER_HOUR: "1000000",
		STORE_CARTS_PER_HOUR: "1000000",
		// Origin of another storefront, for the tests of the Store API.
		STORE_CORS: "https://vitrine.example",
		// Tests with many orders use a few accounts.
		OPEN_ORDERS_PER_ACCOUNT: "1000000",
		UNPAID_STOCK_PERCENT: "100",
		UNPAID_BOXES_PER_ACCOUNT: "1000000",
		UNPAID_HOLDS_PER_DAY: "1000000",
	};
}

function testServer(): Promise<Postgres> {
	return startPostgres(serverOptions("test-postgres", 54_349));
}

function serverOptions(name: string, preferredPort: number): PostgresOptions {
	return { directory: join(DATA, name), password: secrets().postgresPassword, preferredPort, durable: false, name };
}

async function prepareTemplate(server: Postgres): Promise<void> {
	const url = server.url(TEMPLATE);
	await server.createDatabase(TEMPLATE);
	if (await isPrepared(url)) return;
	// Recreated, because a migration edited during development would not run again.
	await server.dropDatabase(TEMPLATE);
	await server.createDatabase(TEMPLATE);
	// The accounts sign in thousands of times.
	await prepareDatabase(url, { ...testEnvironment(url, 9200, 3200), PASSWORD_HASH_LOG_N: "10" });
}

/** When two shards start at once, one starts the server and the other waits for it. */
function serverOfBoth(): Promise<Postgres> {
	return underClaim(join(DATA, "test-postgres-start"), testServer);
}

async function exclusively(server: Postgres, work: () => Promise<void>): Promise<void> {
	const client = new pg.Client({ connectionString: server.url("postgres") });
	await client.connect();
	try {
		await client.query("SELECT pg_advisory_lock(hashtext('shop_template'))");
		await work();
	} finally {
		await client.end();
	}
}

async function hasOtherClients(server: Postgres): Promise<boolean> {
	const client = new pg.Client({ connectionString: server.url("postgres") });
	await client.connect();
	const others = await client
		.query("SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()")
		.finally(() => client.end());
	return (others.rowCount ?? 0) > 0;
}
