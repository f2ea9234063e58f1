import type { Product } from "@confiserie/domain/contract/product";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Replica, startReplica } from "../../scripts/lib/postgres-replica";
import type { Service } from "../../scripts/lib/processes";
import { type Door, openDoor } from "../support/door";
import { eventually } from "../support/ordering";
import { openReader } from "../support/reader";
import { type DatabaseApart, databaseApart } from "../support/template";

const TOKEN = "0123456789abcdef";

let database: DatabaseApart;
let replica: Replica;
/** Between the reader and the replica. */
let door: Door;
let reader: string;
let service: Service;
let primary: pg.Pool;
let product: Product;
beforeAll(async () => {
	database = await databaseApart();
	primary = new pg.Pool({ connectionString: database.url });
	replica = await startReplica(database.url, `test-replica-${process.pid}`);
	door = await openDoor(replica.databaseUrl);
	const settings = { DATABASE_READ_URL: door.url, REPLICA_LAG_SECONDS: "1", METRICS_TOKEN: TOKEN };
	({ reader, service } = await openReader("test-replicated", database.url, settings));
	const { items } = await (await fetch(`${reader}/api/products?limit=1`)).json();
	product = items[0];
}, 10 * 60_000);
afterAll(async () => {
	await service?.stop();
	door?.shut();
	await primary?.end();
	await replica?.remove();
	await database?.drop();
});
afterEach(async () => {
	await onReplica("select pg_wal_replay_resume()");
	await untilHealth("ready", "up");
});

async function onReplica(sql: string): Promise<pg.QueryResult> {
	const client = new pg.Client({ connectionString: replica.databaseUrl });
	await client.connect();
	return client.query(sql).finally(() => client.end());
}

const untilHealth = (status: string, state: string) =>
	eventually(`${status}, with a replica that is ${state}`, async () => {
		const response = await fetch(`${reader}/health/ready`);
		expect(response.status).toBe(200);
		const health = await response.json();
		return (health.status === status && health.parts.replica === state) || undefined;
	});

async function metric(name: string): Promise<number> {
	const text = await (await fetch(`${reader}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
	const line = text.split("\n").find((one) => one.startsWith(`${name} `));
	return Number(line?.slice(name.length));
}
const REPLICA = 'shop_catalogue_reads_total{database="replica"}';
const PRIMARY = 'shop_catalogue_reads_total{database="primary"}';

let asked = 1;
/** The reader's price of the product, in a list that is in no cache yet. */
async function price(): Promise<number | undefined> {
	asked += 1;
	const { items }: { items: Product[] } = await (await fetch(`${reader}/api/products?limit=${asked}`)).json();
	return items.find(({ id }) => id === product.id)?.price;
}
const setPrice = (value: number) =>
	primary.query(
		`UPDATE product_search SET product = product || jsonb_build_object('price', $2::float8) WHERE id = $1`,
		[product.id, value],
	);
/** Writes that no public page shows. */
const write = () => primary.query("SELECT pg_logical_emit_message(true, 'test', 'nothing')");

const untilReplicaAnswers = () =>
	eventually("the replica answers", async () => {
		const before = await metric(REPLICA);
		await price();
		return (await metric(REPLICA)) > before || undefined;
	});

test("a replica that has every change answers, not the primary", async () => {
	await untilReplicaAnswers();
	const [before, fromPrimary] = [await metric(REPLICA), await metric(PRIMARY)];
	for (let reads = 0; reads < 5; reads++) expect(await price()).toBe(product.price);
	expect((await metric(REPLICA)) - before).toBe(5);
	expect(await metric(PRIMARY)).toBe(fromPrimary);
	expect(await metric("shop_replica_up")).toBe(1);
});

test("no read after a change shows what was before it, however far the replica is", async () => {
	for (let value = 1000; value < 1010; value++) {
		await setPrice(value);
		expect(await price()).toBe(value);
	}
	await onReplica("select pg_wal_replay_pause()");
	const fromPrimary = await metric(PRIMARY);
	await setPrice(1234);
	expect(await price()).toBe(1234);
	expect(await metric(PRIMARY)).toBeGreaterThan(fromPrimary);
	await onReplica("select pg_wal_replay_resume()");
	await untilReplicaAnswers();
	expect(await price()).toBe(1234);
});

test("a transaction that began before a change and ends after it is a change too", async () => {
	const late = await primary.connect();
	await late.query("BEGIN");
	await late.query("INSERT INTO public_change (tag) VALUES ('settings')");
	await setPrice(1300);
	expect(await price()).toBe(1300);
	await untilReplicaAnswers();
	await onReplica("select pg_wal_replay_pause()");
	await late.query("COMMIT");
	late.release();
	const before = await metric(REPLICA);
	await price();
	expect(await metric(REPLICA)).toBe(before);
});

test("one that lags beyond the bound is not read, and is again once it has caught up", async () => {
	await onReplica("select pg_wal_replay_pause()");
	await write();
	await untilHealth("degraded", "behind");
	expect(await metric("shop_replica_lag_seconds")).toBeGreaterThan(1);
	expect(await metric("shop_replica_up")).toBe(0);
	const before = await metric(REPLICA);
	expect(await price()).toBeDefined();
	expect(await metric(REPLICA)).toBe(before);
	await onReplica("select pg_wal_replay_resume()");
	await untilHealth("ready", "up");
	await eventually("no lag", async () => (await metric("shop_replica_lag_seconds")) < 1 || undefined);
});

test.each([
	["hangs", () => door.hold(), async () => door.release()],
	["is gone", () => door.shut(), () => door.open()],
])("one that %s: no request fails, and the primary answers", async (_, away, back) => {
	away();
	expect(await price()).toBeDefined();
	await untilHealth("degraded", "down");
	expect(await price()).toBeDefined();
	await back();
	await untilHealth("ready", "up");
});

test("a primary is no replica", async () => {
	const settings = { DATABASE_READ_URL: database.url };
	const other = await openReader("test-no-replica", database.url, settings);
	const health = await (await fetch(`${other.reader}/health/ready`)).json();
	expect(health).toEqual({ status: "degraded", parts: { database: "up", replica: "down" } });
	await other.service.stop();
});
