import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TESTS } from "../../scripts/lib/paths";
import type { Service } from "../../scripts/lib/processes";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { type TestBackend, testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { CARDS, card, checkout, confirm, eventually, newProduct } from "../support/ordering";
import { databaseBeside, type TestDatabase } from "../support/template";

let database: TestDatabase;
let customer: TestCustomer;
let running: Service;

/** The shop's only process, on a machine whose clock is right or 40 minutes ahead. */
async function start(settings: Record<string, string> = {}): Promise<TestBackend> {
	const shop = await testBackend("test-clock", database.url, settings);
	useShop({ backend: shop.backend, databaseUrl: database.url, storefront: "" });
	const { service, healthy } = shop.launch();
	running = service;
	await healthy;
	return shop;
}

beforeAll(async () => {
	database = await databaseBeside(suiteShop().databaseUrl);
	await start();
	customer = await registerCustomer();
});
afterAll(async () => {
	await running.stop();
	await db().end();
	await database.drop();
});

const orderOf = async (orderNumber: string) => {
	const { rows } = await db().query(
		"select id, status, expiring_since, hold_expires_at > now() as holds from order_book where order_number = $1",
		[orderNumber],
	);
	return rows[0];
};

test("a process whose clock is 40 minutes ahead cancels no fresh order, takes no lease over and respects every limit", async () => {
	const { token, email } = customer;
	const product = await newProduct();
	const fresh = await checkout(token, [{ product, boxes: 2 }]);
	const old = await checkout(token, [{ product, boxes: 3 }]);
	const { id } = await orderOf(fresh.orderNumber);
	await db().query("update order_book set hold_expires_at = now() - interval '1 minute' where order_number = $1", [
		old.orderNumber,
	]);
	// Another process holds their leases for two more minutes.
	await db().query(
		`insert into order_outbox (id, order_id, task, created_at, next_try_at, attempts)
			values ('leased', $1, 'REFUND', now(), now() + interval '2 minutes', 1)`,
		[id],
	);
	await db().query(
		`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at, attempts)
			values ('leased', 'demo', 'x', $1, now(), now() + interval '2 minutes', 1)`,
		[JSON.stringify({ id: "leased", object: "event", type: "x", data: { object: { id: "x", object: "x" } } })],
	);
	const wrong = () => api("/auth/login", { body: { email, password: "Mauvais-mot-2026" } });
	for (let left = 10; left > 0; left--) expect((await wrong()).status).toBe(401);
	expect((await wrong()).status).toBe(429);
	await running.stop();

	await start({ NODE_OPTIONS: `--require ${join(TESTS, "fixtures", "clock-ahead.cjs")}` });
	// Its first sweep marks whatever it takes for too old in one statement, then closes that.
	await eventually("the old order is closed", async () => {
		return (await orderOf(old.orderNumber)).status === "CANCELLED" || undefined;
	});
	expect(await orderOf(fresh.orderNumber)).toMatchObject({ status: "PENDING", expiring_since: null, holds: true });
	const { rows } = await db().query(`select attempts from order_outbox where id = 'leased'
		union all select attempts from webhook_inbox where id = 'leased'`);
	expect(rows).toEqual([{ attempts: 1 }, { attempts: 1 }]);
	expect((await wrong()).status).toBe(429);

	const another = await checkout(token, [{ product, boxes: 1 }]);
	const { rows: times } = await db().query(
		"select hold_expires_at < now() + interval '31 minutes' as as_long_as_others from order_book where order_number = $1",
		[another.orderNumber],
	);
	expect(times).toEqual([{ as_long_as_others: true }]);
	const paid = await confirm(token, fresh.clientSecret, { card: card(CARDS.success) });
	expect(paid.body.status).toBe("succeeded");
	await eventually("the fresh order is paid", async () => {
		return (await orderOf(fresh.orderNumber)).status === "CONFIRMED" || undefined;
	});
});
