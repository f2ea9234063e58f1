import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { type Chance, printedChance } from "../support/chance";
import { CARDS, card, checkout, confirm, eventually, newProduct } from "../support/ordering";
import { parallel } from "../support/parallel";
import { sized } from "../support/sizes";
import { type Load, type LoadReport, loadUntilGone } from "./checkout-load";
import { lotsApart, receiptOf } from "./lots";
import { letTimePass, type OwnShop, openOwnShop } from "./own-shop";
import { expectHonoured } from "./tickets";

const KILLS = sized(1, 20);

let shop: OwnShop;
beforeAll(async () => {
	shop = await openOwnShop();
});
beforeEach(() => shop.ensureStarted());
afterAll(() => shop.close());

test(`${KILLS} kills (-9) at random points of a checkout load: every order whole or absent, nothing acknowledged is lost`, async () => {
	const chance = printedChance("kills");
	const scene = {
		// One each: orders of one customer wait for each other, on a slow machine beyond what a shopper waits.
		customers: [await registerCustomer(), ...(await parallel(7, () => registerCustomer()))],
		products: [await newProduct(), await newProduct(), await newProduct({ boxes: 120 })],
		shoppers: 8,
	} as const;
	for (let kills = 0; kills < KILLS; ) {
		const { tickets, surprises } = await killUnderLoad(scene, chance);
		kills++;
		expect(surprises).toEqual([]);
		await shop.expectWhole();
		const minutes = chance.pick([3, 31]);
		await letTimePass(minutes);
		if (kills < KILLS && chance.happens(40)) {
			await killDuringRecovery(chance);
			kills++;
			await shop.expectWhole();
			await letTimePass(3);
		}
		await shop.start();
		await shop.expectSettled();
		await shop.expectWhole();
		await Promise.all(tickets.map(expectHonoured));
		console.log(`kill ${kills}/${KILLS}: ${tickets.length} checkouts, back after ${minutes} min`);
	}
});

const STEPS: [table: string, event: string][] = [
	["payment", "insert"],
	["capture", "insert"],
	["payment", "update"],
	["payment_collection", "update"],
	["order_transaction", "insert"],
	["payment_session", "insert"],
	["order_payment_collection", "insert"],
	["order_line_item", "insert"],
];

test.each(STEPS.slice(0, sized(1, STEPS.length)))(
	"killed while the engine would %s, %s: the order's projection is finished after the restart, nothing twice",
	async (table, event) => {
		const { token } = await registerCustomer();
		const product = await newProduct();
		const { clientSecret } = await checkout(token, [{ product, boxes: 2 }]);
		const release = await holdUp(table, event);
		await confirm(token, clientSecret, { card: card(CARDS.success) });
		await eventually(`the engine at ${event} of ${table}`, async () => (await heldUp()).length > 0 || undefined);
		const killed = shop.kill();
		// Postgres would only notice once the statement is through.
		await db().query("select pg_terminate_backend(pid) from unnest($1::int[]) as pid", [await heldUp()]);
		await killed;
		await release();
		await letTimePass(3);
		await shop.start();
		await shop.expectSettled();
		await shop.expectWhole();
	},
);

test(`${KILLS} kills (-9) while orders leave and stock moves: the sum of lots is the stock, and each order has its lots`, async () => {
	const chance = printedChance("lots");
	const [admin, { token }] = await Promise.all([adminToken(), registerCustomer()]);
	for (let kill = 0; kill < KILLS; kill++) {
		const product = await newProduct({ boxes: 6 });
		const receive = (lot: string) => () =>
			api("/admin/receipts", { token: admin, body: receiptOf(product.id, lot) }).catch(unlessGone);
		await receive("FIRST")();
		const numbers = await parallel(4, async () => {
			const { orderNumber, clientSecret } = await checkout(token, [{ product, boxes: 3 }]);
			await confirm(token, clientSecret, { card: card(CARDS.success) });
			return orderNumber;
		});
		const change = (path: string, body: object) => () =>
			api(path, { method: "PATCH", token: admin, body }).catch(unlessGone);
		const acts = [
			...numbers.map((number) => change(`/admin/orders/${number}/status`, { status: "SHIPPED" })),
			receive("FIRST"),
			receive("SECOND"),
			change(`/admin/products/${product.id}/stock`, { stock: 40 }),
		];
		const killed = pause(chance.between(0, 400)).then(shop.kill);
		await Promise.all(acts.map((act) => act()));
		await killed;
		expect(await lotsApart()).toEqual([]);
		await letTimePass(3);
		await shop.start();
		for (const number of numbers) await change(`/admin/orders/${number}/status`, { status: "SHIPPED" })();
		await shop.expectSettled();
		expect(await lotsApart()).toEqual([]);
		const { rows } = await db().query(
			`select sum(boxes)::int as boxes from order_lot join order_book on order_book.id = order_id
				where order_number = any($1) and shipped_at is not null group by order_id`,
			[numbers],
		);
		expect(rows).toEqual(numbers.map(() => ({ boxes: 3 })));
	}
});

/** The connection to a killed server fails in fetch with a TypeError; anything else is a fault of the test. */
function unlessGone(error: unknown): undefined {
	if (!(error instanceof TypeError)) throw error;
}

const GATE = 20261120;

/** Has every such statement wait; returns what lets them through again. */
async function holdUp(table: string, event: string): Promise<() => Promise<void>> {
	const keeper = await db().connect();
	await keeper.query("select pg_advisory_lock($1)", [GATE]);
	await keeper.query(`create or replace function test_hold_up() returns trigger language plpgsql as
		$$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`);
	await keeper.query(
		`create trigger test_hold_up before ${event} on ${table} for each row execute function test_hold_up()`,
	);
	return async () => {
		await keeper.query(`drop trigger test_hold_up on ${table}`);
		await keeper.query("select pg_advisory_unlock($1)", [GATE]);
		keeper.release();
	};
}

/** The server processes that wait at the gate. */
async function heldUp(): Promise<number[]> {
	const { rows } = await db().query(
		`select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted
			and database = (select oid from pg_database where datname = current_database())`,
		[GATE],
	);
	return rows.map(({ pid }) => pid);
}

/** Kills the backend a moment after one of the load's requests went out, whichever it was doing then. */
async function killUnderLoad(scene: Omit<Load, "chance" | "onRequest">, chance: Chance): Promise<LoadReport> {
	let left = chance.between(8, 120);
	const delayMs = chance.between(0, 25);
	let killed: Promise<void> | undefined;
	const onRequest = () => {
		if (--left === 0) killed = pause(delayMs).then(shop.kill);
	};
	const report = await loadUntilGone({ ...scene, chance: chance.branch(), onRequest });
	await killed;
	return report;
}

/** Starts the backend and kills it again while it settles what the last kill left undone. */
async function killDuringRecovery(chance: Chance): Promise<void> {
	const before = await footprint();
	let isOver = false;
	const over = () => {
		isOver = true;
	};
	const started = shop.start().then(over, over);
	while (!isOver && (await footprint()) === before) await pause(5);
	await pause(chance.between(0, 120));
	await shop.kill();
	await started;
}

/** Changes as soon as a recovering shop writes anything about its orders. */
async function footprint(): Promise<string> {
	const { rows } = await db().query(`select concat_ws(' ', (select max(updated_at) from order_book),
		(select max(updated_at) from payment_attempt), (select sum(attempts) from webhook_inbox),
		(select sum(attempts) from order_outbox), (select count(*) from order_book where expiring_since is not null)) as seen`);
	return rows[0].seen;
}
