import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Mail } from "../../backend/src/modules/foundations/mail/letters/templates";
import { sampleMails } from "../../backend/src/modules/foundations/mail/samples";
import type { Service } from "../../scripts/lib/processes";
import { api, db, engine, registerCustomer } from "../support/api";
import { testBackend } from "../support/backend";
import { suiteShop, useShop } from "../support/context";
import { runJob } from "../support/on-request";
import { eventually } from "../support/ordering";
import { databaseBeside, type TestDatabase } from "../support/template";

const WELL = { database: "up", migrations: "up", redis: "off", search: "up", mail: "up" };

/** Accepts connections without ever responding, so that a mail waits. */
const silence = createServer();
let database: TestDatabase;

/** A process of its own on this file's database. */
async function start(mode: "server" | "worker", settings: Record<string, string>) {
	const shop = await testBackend(`test-health-${mode}`, database.url, { MEDUSA_WORKER_MODE: mode, ...settings });
	if (mode === "server") useShop({ backend: shop.backend, databaseUrl: database.url, storefront: "" });
	const { service, healthy } = shop.launch();
	started.push(service);
	await healthy;
	return { service, backend: shop.backend };
}

const started: Service[] = [];
let server: Service;
beforeAll(async () => {
	silence.listen(0);
	await once(silence, "listening");
	database = await databaseBeside(suiteShop().databaseUrl);
	server = (await start("server", { SHUTDOWN_DRAIN_SECONDS: "3" })).service;
}, 180_000);
afterAll(async () => {
	await Promise.all(started.map((service) => service.stop()));
	silence.close();
	await db().end();
	await database.drop();
});

const ready = () => engine<unknown>("/health/ready");

test("live says that the process responds, ready names each part", async () => {
	const live = await engine<unknown>("/health/live");
	expect([live.status, live.body]).toEqual([200, { status: "up" }]);
	expect(live.headers.get("cache-control")).toBe("no-store");
	expect(await ready()).toMatchObject({ status: 200, body: { status: "ready", parts: WELL } });
	expect((await engine("/health/ready", { method: "HEAD" })).status).toBe(200);
});

test("a process is not ready before every migration of its build has run", async () => {
	const rename = (from: string, to: string) =>
		db().query("update mikro_orm_migrations set name = $2 where name = $1", [from, to]);
	await rename("Migration20261129160000Baseline", "set aside");
	const parts = { ...WELL, migrations: "down" };
	expect(await ready()).toMatchObject({ status: 503, body: { status: "unavailable", parts } });
	await rename("set aside", "Migration20261129160000Baseline");
	expect((await ready()).status).toBe(200);
});

test("a worker serves metrics; without its mail server it is degraded and ready; what hangs at its end is given back", async () => {
	const [{ key, to, template, data }] = sampleMails() as [Mail];
	await db().query("insert into mail_outbox (key, recipient, template, data) values ($1, $2, $3, $4)", [
		key,
		to,
		template,
		JSON.stringify(data),
	]);
	const mail = async () =>
		(await db().query("select attempts, lease_token is not null as leased from mail_outbox where key = $1", [key]))
			.rows[0];
	const { port } = silence.address() as AddressInfo;
	const worker = await start("worker", {
		SMTP_URL: `smtp://localhost:${port}`,
		MAIL_FROM: "Chez Zoé <zoe@shop.example>",
		SHUTDOWN_GRACE_SECONDS: "1",
		METRICS_TOKEN: "token-of-the-worker",
	});
	const metrics = await fetch(`${worker.backend}/metrics`, {
		headers: { authorization: "Bearer token-of-the-worker" },
	});
	expect(metrics.status).toBe(200);
	const figures = await metrics.text();
	expect(figures).toMatch(/^shop_queue_open\{queue="\w+"\} \d/m);
	expect(figures).toMatch(/^process_resident_memory_bytes \d/m);

	const sending = runJob("send-mail", worker.backend).catch(() => undefined);
	await eventually("the mail is at work", async () => (await mail()).leased || undefined);
	const response = await fetch(`${worker.backend}/health/ready`);
	expect(response.status).toBe(200);
	expect(await response.json()).toEqual({ status: "degraded", parts: { ...WELL, mail: "down" } });

	worker.service.signal("SIGTERM");
	expect(await worker.service.ended).toBe(1);
	await sending;
	expect(await mail()).toEqual({ attempts: 0, leased: false });
});

test("SIGTERM: not ready, new requests served for the drain, those in flight finished, then the end", async () => {
	const { email, password } = await registerCustomer();
	const keeper = await db().connect();
	await keeper.query("begin; lock table throttle_window");
	const inFlight = api("/auth/login", { body: { email, password } });
	await eventually("the sign-in waits", async () => {
		const waiting = "select 1 from pg_locks where relation = 'throttle_window'::regclass and not granted";
		return (await db().query(waiting)).rows.length > 0 || undefined;
	});
	server.signal("SIGTERM");
	const stopping = await eventually("the server is not ready", async () => {
		const response = await ready();
		return response.status === 503 ? response : undefined;
	});
	expect(stopping.body).toMatchObject({ status: "stopping" });
	const served = await api("/products?size=1");
	expect([served.status, served.headers.get("connection")]).toEqual([200, "close"]);
	await eventually("new connections are refused", () =>
		ready().then(
			() => undefined,
			() => true,
		),
	);
	await keeper.query("rollback");
	keeper.release();
	expect((await inFlight).status).toBe(200);
	expect(await server.ended).toBe(0);
});
