import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/order-jobs/sweep";
import type { Service } from "../../scripts/lib/processes";
import { api, db, engine, registerCustomer } from "../support/api";
import { testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { openOrderBook } from "../support/order-book";
import { checkout, eventually, newProduct, payByCard } from "../support/ordering";
import { databaseBeside, type TestDatabase } from "../support/template";

const TOKEN = randomUUID();

let database: TestDatabase;
let service: Service;
beforeAll(async () => {
	database = await databaseBeside(suiteShop().databaseUrl);
	const { backend, launch } = await testBackend("test-metrics", database.url, { METRICS_TOKEN: TOKEN });
	useShop({ backend, databaseUrl: database.url, storefront: "" });
	const { service: started, healthy } = launch();
	service = started;
	await healthy;
}, 120_000);
afterAll(async () => {
	await service.stop();
	await db().end();
	await database.drop();
	expect(await service.ended).not.toBeUndefined();
});

const asked = (token?: string) => engine<string>("/metrics", token === undefined ? {} : { token });

/** The value of one series, as written: `shop_orders{status="PENDING"}`. */
async function value(series: string): Promise<number | undefined> {
	const { body } = await asked(TOKEN);
	const line = body.split("\n").find((one) => one.startsWith(`${series} `));
	return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

/** Figures of the database may be ten seconds old. */
const becomes = (series: string, expected: number | undefined) =>
	eventually(`${series} ${expected}`, async () => ((await value(series)) === expected ? true : undefined));

describe("GET /metrics", () => {
	test("is there for the bearer of its token alone", async () => {
		expect((await asked()).status).toBe(401);
		expect((await asked(`${TOKEN}x`)).status).toBe(401);
		const { status, headers } = await asked(TOKEN);
		expect(status).toBe(200);
		expect(headers.get("content-type")).toContain("text/plain");
		expect(headers.get("cache-control")).toBe("no-store");
	});

	test("is 404 where no token is set", async () => {
		const without = await fetch(`${suiteShop().backend}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
		expect(without.status).toBe(404);
	});

	test("is there in a worker too: its memory, the queues that it works off", async () => {
		const settings = { METRICS_TOKEN: TOKEN, MEDUSA_WORKER_MODE: "worker" };
		const { backend, launch } = await testBackend("test-metrics-worker", database.url, settings);
		const worker = launch();
		await worker.healthy;
		const response = await fetch(`${backend}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
		const body = await response.text();
		await worker.service.stop();
		expect(response.status).toBe(200);
		expect(body).toMatch(/^shop_queue_open\{queue="\w+"\} \d/m);
		expect(body).toMatch(/^process_resident_memory_bytes \d/m);
	});

	test("counts requests and their time under their route, those that are answered before Medusa too", async () => {
		const lists = 'http_requests_total{method="GET",route="/api/products",status="200"}';
		const before = (await value(lists)) ?? 0;
		await api("/products?limit=2&query=secret-word");
		await api("/orders/CMD-AAAA-0000?email=camille@exemple.fr");
		await becomes(lists, before + 1);
		expect(await value('http_requests_total{method="GET",route="/api/orders/:id",status="401"}')).toBe(1);
		expect(await value('http_request_duration_seconds_count{method="GET",route="/api/products"}')).toBe(before + 1);
		expect((await asked(TOKEN)).body).not.toMatch(/secret-word|camille/);
	});

	test("tells connections, memory and that PostgreSQL answers", async () => {
		expect(await value("shop_database_up")).toBe(1);
		expect(await value('shop_database_connections_max{pool="engine"}')).toBe(12);
		expect(await value('shop_database_connections{pool="orders",state="waiting"}')).toBe(0);
		expect(await value("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
	});
});

// Side by side, since each waits for the next read of the metrics.
describe.concurrent("figures of the shop", () => {
	const id = `watched_${randomUUID()}`;

	test("orders, their turnover and what they hold", async () => {
		const [orders, turnover, boxes] = await Promise.all([
			value('shop_orders{status="CONFIRMED"}'),
			value('shop_turnover_euros{status="CONFIRMED"}'),
			value("shop_stock_held_boxes"),
		]);
		const { token } = await registerCustomer();
		const { clientSecret } = await checkout(token, [{ product: await newProduct(), boxes: 6 }]);
		await becomes("shop_stock_held_boxes", (boxes ?? 0) + 6);
		await payByCard(token, clientSecret);
		await becomes('shop_orders{status="CONFIRMED"}', (orders ?? 0) + 1);
		await becomes('shop_turnover_euros{status="CONFIRMED"}', (turnover ?? 0) + 60);
		await becomes("shop_stock_held_boxes", boxes);
	});

	test("the age of the oldest payment event that waits, and how many do", async () => {
		await db().query(
			`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at)
				values ($1, 'demo', 'x', '{}', now() - interval '1 hour', now() + interval '1 hour')`,
			[id],
		);
		await becomes('shop_queue_open{queue="events"}', 1);
		expect(await value('shop_queue_oldest_seconds{queue="events"}')).toBeGreaterThan(3500);
		await db().query("delete from webhook_inbox where id = $1", [id]);
		await becomes('shop_queue_oldest_seconds{queue="events"}', 0);
	});

	test("the age of the oldest message that a receiver of webhooks has not taken; none while it is paused", async () => {
		await db().query(
			`insert into webhook_endpoint (id, name, url, events, secret, created_at, free_at)
				values ($1, 'Caisse', 'https://caisse.exemple.fr', '{}', 'x', now(), now())`,
			[id],
		);
		await db().query(
			`insert into webhook_delivery (endpoint_id, message_id, type, subject, label, occurred_at, data, next_try_at)
				values ($1, 'msg_1', 'order.paid', 'order:1', '1', now() - interval '2 hours', '{}', now() + interval '1 hour')`,
			[id],
		);
		await becomes('shop_queue_open{queue="webhooks"}', 1);
		expect(await value('shop_queue_oldest_seconds{queue="webhooks"}')).toBeGreaterThan(7100);
		await db().query("update webhook_endpoint set paused_because = 'BY_HAND', paused_at = now() where id = $1", [id]);
		await becomes('shop_queue_oldest_seconds{queue="webhooks"}', 0);
		await db().query("delete from webhook_endpoint where id = $1", [id]);
	});

	test("each invariant, as the sweep read it, and how long ago", async () => {
		// The copied database has what was read of its template, whenever that was.
		const { book, close } = openOrderBook();
		await sweep(book).finally(close);
		await becomes('shop_invariant{name="ordersOffTheLedger"}', 0);
		await eventually(
			"a reading of just now",
			async () => ((await value("shop_invariants_age_seconds")) ?? Number.POSITIVE_INFINITY) < 600 || undefined,
		);
	});

	test("no age of a backup while there is none", async () => {
		expect(await value("shop_backup_age_seconds")).toBeUndefined();
		await db().query(
			`insert into backup_record (started_at, finished_at, location, file, bytes)
				values (now() - interval '2 hours', now() - interval '2 hours', '/backups', 'a', 1)`,
		);
		await eventually(
			"the age of the backup",
			async () => ((await value("shop_backup_age_seconds")) ?? 0) >= 7200 || undefined,
		);
	});
});
