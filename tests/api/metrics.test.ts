import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopGauges } from "../../backend/src/http/metrics/shop-gauges";
import { readShopFigures } from "../../backend/src/modules/operations/monitoring/figures";
import { BACKEND } from "../../scripts/lib/paths";
import { api, db, engine, registerCustomer } from "../support/api";
import { suiteShop } from "../support/context";
import { runJob } from "../support/on-request";
import { openPool } from "../support/order-context";
import { checkout, eventually, newProduct, payByCard } from "../support/ordering";
import { watchedTest } from "../support/watched-shop";

/** As the backend finds it. */
const { Registry } = createRequire(join(BACKEND, "package.json"))("prom-client") as {
	Registry: new () => Parameters<typeof shopGauges>[0];
};
let token: string;
watchedTest.beforeAll(({ shop }) => {
	token = shop.metricsToken;
}, 120_000);

const asked = (bearer?: string) => engine<string>("/metrics", bearer === undefined ? {} : { token: bearer });

/** The value of one series, as written: `shop_orders{status="PENDING"}`. */
async function value(series: string): Promise<number | undefined> {
	return valueIn((await asked(token)).body, series);
}

function valueIn(text: string, series: string): number | undefined {
	const line = text.split("\n").find((one) => one.startsWith(`${series} `));
	return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const becomes = (series: string, expected: number) =>
	eventually(`${series} ${expected}`, async () => ((await value(series)) === expected ? true : undefined));

describe("GET /metrics", () => {
	test("is there for the bearer of its token alone", async () => {
		expect((await asked()).status).toBe(401);
		expect((await asked(`${token}x`)).status).toBe(401);
		const { status, headers } = await asked(token);
		expect(status).toBe(200);
		expect(headers.get("content-type")).toContain("text/plain");
		expect(headers.get("cache-control")).toBe("no-store");
	});

	test("is 404 where no token is set", async () => {
		const without = await fetch(`${suiteShop().backend}/metrics`, { headers: { authorization: `Bearer ${token}` } });
		expect(without.status).toBe(404);
	});

	test("counts requests and their time under their route, those that are answered before Medusa too", async () => {
		const lists = 'http_requests_total{method="GET",route="/api/products",status="200"}';
		const refused = 'http_requests_total{method="GET",route="/api/orders/:id",status="401"}';
		const times = 'http_request_duration_seconds_count{method="GET",route="/api/products"}';
		const [before = 0, refusedBefore = 0, timesBefore = 0] = [
			await value(lists),
			await value(refused),
			await value(times),
		];
		await api("/products?limit=2&query=secret-word");
		await api("/orders/CMD-AAAA-0000?email=camille@exemple.fr");
		await becomes(lists, before + 1);
		expect(await value(refused)).toBe(refusedBefore + 1);
		expect(await value(times)).toBe(timesBefore + 1);
		expect((await asked(token)).body).not.toMatch(/secret-word|camille/);
	});

	test("tells connections, memory and that PostgreSQL answers", async () => {
		expect(await value("shop_database_up")).toBe(1);
		expect(await value('shop_database_connections_max{pool="engine"}')).toBe(12);
		expect(await value('shop_database_connections{pool="orders",state="waiting"}')).toBe(0);
		expect(await value("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
	});
});

describe("figures of the shop", () => {
	const id = `watched_${randomUUID()}`;
	let pool: ReturnType<typeof openPool>;
	beforeAll(() => {
		pool = openPool(2);
	});
	afterAll(() => pool.destroy());

	/** Current value of a metric; the process under test may serve one of ten seconds ago. */
	async function figure(series: string): Promise<number | undefined> {
		const registry = new Registry();
		shopGauges(registry)(await readShopFigures(pool, suiteShop().uploads, new Date()));
		return valueIn(await registry.metrics(), series);
	}

	test("orders, their turnover and what they hold", async () => {
		const read = () =>
			Promise.all(
				['shop_orders{status="CONFIRMED"}', 'shop_turnover_euros{status="CONFIRMED"}', "shop_stock_held_boxes"].map(
					async (series) => (await figure(series)) ?? 0,
				),
			);
		const [orders = 0, turnover = 0, boxes = 0] = await read();
		const customer = await registerCustomer();
		const { clientSecret } = await checkout(customer.token, [{ product: await newProduct(), boxes: 6 }]);
		expect(await read()).toEqual([orders, turnover, boxes + 6]);
		await payByCard(customer.token, clientSecret);
		expect(await read()).toEqual([orders + 1, turnover + 60, boxes]);
		await becomes('shop_orders{status="CONFIRMED"}', orders + 1);
	});

	test("the age of the oldest payment event that waits, and how many do", async () => {
		await db().query(
			`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at)
				values ($1, 'demo', 'x', '{}', now() - interval '1 hour', now() + interval '1 hour')`,
			[id],
		);
		expect(await figure('shop_queue_open{queue="events"}')).toBe(1);
		expect(await figure('shop_queue_oldest_seconds{queue="events"}')).toBeGreaterThan(3500);
		await db().query("delete from webhook_inbox where id = $1", [id]);
		expect(await figure('shop_queue_oldest_seconds{queue="events"}')).toBe(0);
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
		expect(await figure('shop_queue_open{queue="webhooks"}')).toBe(1);
		expect(await figure('shop_queue_oldest_seconds{queue="webhooks"}')).toBeGreaterThan(7100);
		await db().query("update webhook_endpoint set paused_because = 'BY_HAND', paused_at = now() where id = $1", [id]);
		expect(await figure('shop_queue_oldest_seconds{queue="webhooks"}')).toBe(0);
		await db().query("delete from webhook_endpoint where id = $1", [id]);
	});

	test("each invariant, as the sweep read it, and how long ago", async () => {
		await runJob("sweep-orders");
		expect(await figure('shop_invariant{name="ordersOffTheLedger"}')).toBe(0);
		expect(await figure("shop_invariants_age_seconds")).toBeLessThan(600);
	});

	test("no age of a backup while there is none", async () => {
		expect(await figure("shop_backup_age_seconds")).toBeUndefined();
		await db().query(
			`insert into backup_record (started_at, finished_at, location, file, bytes)
				values (now() - interval '2 hours', now() - interval '2 hours', '/backups', 'a', 1)`,
		);
		expect(await figure("shop_backup_age_seconds")).toBeGreaterThanOrEqual(7200);
	});
});
