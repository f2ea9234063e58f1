import { afterAll, beforeAll, expect, test } from "vitest";
import type { Service } from "../../scripts/lib/processes";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { type Door, openDoor } from "../support/door";
import { CARDS, card, checkout, confirm, eventually, newProduct } from "../support/ordering";
import { databaseBeside, type TestDatabase } from "../support/template";
import { brokenOrders, moneyApart, notProjected, undone } from "./whole-orders";

/** What a delayed event may wait for once the database is back. */
const PROMISED_SECONDS = 30;

let database: TestDatabase;
let door: Door;
let running: Service;
let customer: TestCustomer;

beforeAll(async () => {
	database = await databaseBeside(suiteShop().databaseUrl);
	door = await openDoor(database.url);
	const { backend, launch } = await testBackend("test-database-stop", door.url);
	useShop({ backend, databaseUrl: door.url, storefront: "" });
	const { service, healthy } = launch();
	running = service;
	await healthy;
	customer = await registerCustomer();
});
afterAll(async () => {
	await running.stop();
	await db().end();
	door.shut();
	await database.drop();
});

const GATE = 20261122;

/** What clients see of a server that stops: open transactions are undone, connections end, new ones are refused. */
async function stopDatabase(): Promise<void> {
	await db().query(
		"select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
	);
	door.shut();
}

/** A gate that stays shut until the server goes: its lock goes with the server, and what comes later passes. */
async function shutGate(): Promise<void> {
	const keeper = await db().connect();
	keeper.once("error", () => keeper.release(true));
	await keeper.query("select pg_advisory_lock($1)", [GATE]);
	await keeper.query(`create function test_hold_up() returns trigger language plpgsql as
		$$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`);
}

/** Blocks inserts into one of these tables at the gate. */
async function holdUp(...tables: string[]): Promise<void> {
	for (const table of tables)
		await db().query(
			`create trigger test_hold_up before insert on ${table} for each row execute function test_hold_up()`,
		);
}

async function heldUp(): Promise<number> {
	const { rows } = await db().query(
		`select count(*)::int as waiting from pg_locks where locktype = 'advisory' and objid = $1 and not granted
			and database = (select oid from pg_database where datname = current_database())`,
		[GATE],
	);
	return rows[0].waiting;
}

async function mailsLeft(): Promise<unknown[]> {
	return (await db().query("select key, status, attempts, last_error from mail_outbox where status <> 'SENT'")).rows;
}

test("PostgreSQL stops under a projection, an event and a mail: all three are done within 30 s of its return, once", async () => {
	const { token } = customer;
	const product = await newProduct();
	const [first, second] = [
		await checkout(token, [{ product, boxes: 1 }]),
		await checkout(token, [{ product, boxes: 2 }]),
	];
	const pay = ({ clientSecret }: typeof first) => confirm(token, clientSecret, { card: card(CARDS.success) });
	await shutGate();
	await holdUp("order_line_item", "notification");
	await pay(first);
	await eventually("a projection and a mail are at work", async () => (await heldUp()) === 2 || undefined);
	await holdUp("payment_ledger");
	const cut = pay(second);
	await eventually("an event is at work, too", async () => (await heldUp()) === 3 || undefined);

	await stopDatabase();
	await cut;
	expect((await api("/products?size=1")).status).toBe(503);
	await door.open();
	const isBackAt = performance.now();

	const left = async () => [await undone(), await mailsLeft(), await notProjected(), await moneyApart()].flat();
	const settled = async () => (await left()).length === 0 || undefined;
	await eventually("everything settled", settled, PROMISED_SECONDS).catch(async () => expect(await left()).toEqual([]));
	console.log(`settled ${Math.round((performance.now() - isBackAt) / 1000)} s after the database's return`);
	expect(await brokenOrders()).toEqual([]);
	const { rows } = await db().query("select count(*)::int as confirmed from order_book where status = 'CONFIRMED'");
	expect(rows).toEqual([{ confirmed: 2 }]);
	expect((await api("/products?size=1")).status).toBe(200);
});
