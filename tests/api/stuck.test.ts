import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Invariants, readInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { db, registerCustomer } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { checkout, newProduct } from "../support/ordering";

const { context, close } = openOrderContext();
type Stuck = "eventsStuck" | "tasksStuck" | "mailsStuck";
const id = `stuck_${randomUUID()}`;
let before: Invariants;
let orderId: string;
beforeAll(async () => {
	const { token } = await registerCustomer();
	const { orderNumber } = await checkout(token, [{ product: await newProduct(), boxes: 1 }]);
	const { rows } = await db().query("select id from order_book where order_number = $1", [orderNumber]);
	orderId = rows[0].id;
});
beforeEach(async () => {
	before = await readInvariants(context.pool);
});
afterEach(async () => {
	await db().query("delete from webhook_inbox where id = $1", [id]);
	await db().query("delete from order_outbox where id = $1", [id]);
	await db().query("delete from mail_outbox where key = $1", [id]);
});
afterAll(close);

/** How many more the counter reads than before. */
const more = async (name: Stuck) => (await readInvariants(context.pool))[name] - before[name];

/** Rows whose next try lies far away, so that no worker touches them meanwhile. */
const event = (receivedAgo: string, processedAt: string | null) =>
	db().query(
		`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at, processed_at)
			values ($1, 'demo', 'x', '{}', now() - $2::interval, now() + interval '1 hour', $3)`,
		[id, receivedAgo, processedAt],
	);
const task = (attempts: number, error: string | null) =>
	db().query(
		`insert into order_outbox (id, order_id, task, created_at, next_try_at, attempts, error)
			values ($1, $2, 'REFUND', now(), now() + interval '1 hour', $3, $4)`,
		[id, orderId, attempts, error],
	);
const mail = (status: string, attempts: number, error: string | null, createdAgo: string) =>
	db().query(
		`insert into mail_outbox (key, recipient, template, data, status, attempts, last_error, next_attempt_at, created_at)
			values ($1, 'camille@exemple.fr', 'password-changed', '{}', $2, $3, $4, now() + interval '1 hour', now() - $5::interval)`,
		[id, status, attempts, error, createdAgo],
	);

describe("what is stuck is counted beside the invariants", () => {
	test.each<[string, number, Stuck, () => Promise<unknown>]>([
		["an event open for half an hour", 1, "eventsStuck", () => event("31 minutes", null)],
		["an event that has just come", 0, "eventsStuck", () => event("29 minutes", null)],
		["an event that was applied", 0, "eventsStuck", () => event("2 hours", new Date().toISOString())],
		["a task that failed ten times", 1, "tasksStuck", () => task(10, "down")],
		["a task that failed nine times", 0, "tasksStuck", () => task(9, "down")],
		["a task at work", 0, "tasksStuck", () => task(10, null)],
		["a mail given up today", 1, "mailsStuck", () => mail("FAILED", 1, "no such address", "1 hour")],
		["a mail given up days ago", 0, "mailsStuck", () => mail("FAILED", 1, "no such address", "2 days")],
		["a mail tried for half an hour", 1, "mailsStuck", () => mail("QUEUED", 7, "down", "1 hour")],
		["a mail that failed once", 0, "mailsStuck", () => mail("QUEUED", 1, "down", "1 minute")],
		["a mail that was sent", 0, "mailsStuck", () => mail("SENT", 7, null, "1 hour")],
	])("%s: %i", async (_what, expected, counter, put) => {
		await put();
		expect(await more(counter)).toBe(expected);
	});
});
