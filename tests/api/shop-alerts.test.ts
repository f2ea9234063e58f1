import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import { alertsOf } from "@confiserie/domain/operations/shop-alert";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { callWebhook } from "../../backend/src/modules/operations/monitoring/call-webhook";
import { readWaiting } from "../../backend/src/modules/operations/monitoring/waiting";
import { watchShop } from "../../backend/src/modules/operations/monitoring/watch-shop";
import { adminToken, api, db } from "../support/api";
import { openPool } from "../support/order-context";
import { eventually } from "../support/ordering";
import { type WatchedShop, watchedTest } from "../support/watched-shop";

const OWNER = "patronne@confiserie.example";
const MINUTE_MS = 60_000;

let pool: ReturnType<typeof openPool>;
let mails: WatchedShop["mails"];
let hook: Server;
let webhookUrl: string;
let start: Date;
const heard: { state: string; text: string; alerts: { subject: string }[] }[] = [];
let isDeaf = false;

watchedTest.beforeAll(async ({ shop }) => {
	({ mails } = shop);
	pool = openPool(6);
	hook = createServer(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		if (!isDeaf) heard.push(JSON.parse(`${Buffer.concat(parts)}`));
		response.writeHead(isDeaf ? 503 : 204).end();
	}).listen(0, "127.0.0.1");
	await once(hook, "listening");
	const at = hook.address();
	webhookUrl = `http://127.0.0.1:${typeof at === "object" ? at?.port : ""}/alerts`;
}, 120_000);
afterAll(async () => {
	hook.close();
	await pool.destroy();
});

beforeEach(async () => {
	start = new Date();
	heard.length = 0;
	mails.received.length = 0;
	isDeaf = false;
	await db().query("delete from shop_alert");
	await db().query("delete from shop_alert_notice");
	await db().query("delete from mail_outbox");
	await db().query("delete from webhook_inbox");
});
afterEach(() => db().query("delete from webhook_inbox"));

/** An event of the provider that arrived at the test's start and cannot be applied. */
const stuckEvent = () =>
	db().query(
		`insert into webhook_inbox (id, provider, type, raw, received_at, next_try_at)
			values ($1, 'demo', 'x', '{}', $2, $2::timestamptz + interval '1 day')`,
		[`event_${randomUUID()}`, start],
	);

/** One look of a worker at one of the queues, so many minutes after the test's start. */
async function look(minutes: number, subject = "events"): Promise<void> {
	const now = new Date(start.getTime() + minutes * MINUTE_MS);
	const { queues, mailsGivenUp } = await readWaiting(pool, now);
	const found = alertsOf({ queues, mailsGivenUp, invariants: [], disk: undefined, pausedWebhooks: [] });
	const wanted = found.filter((alert) => alert.subject === subject);
	await watchShop(pool, wanted, { email: OWNER, webhookUrl }, now);
}

/** Notices about queues: the backend checks as well, by its own clock, and its disk. */
const asked = async () =>
	(
		await db().query(
			`select data from mail_outbox where template = 'shop-alert' and data ~ '"subject":"(events|mails)"' order by id`,
		)
	).rows;

describe("alerts are sent", () => {
	test("A stuck event reaches the owner's mailbox within 5 minutes", async () => {
		await stuckEvent();
		for (const minute of [1, 2, 3]) await look(minute);
		expect(await asked()).toEqual([]);
		for (const minute of [4, 5]) await look(minute);
		expect(await asked()).toHaveLength(1);
		// Any other mail has the backend send what is due, as its job of every minute would.
		const letter = { name: "Camille", email: "camille@exemple.fr", subject: "Question", message: "Bonjour" };
		await api("/contact", { body: letter, headers: { "x-forwarded-for": "2001:db8:5a11::1" } });
		const mail = await eventually("the owner's mail", async () => mails.received.find(({ to }) => to[0] === OWNER));
		expect(mail.headers.get("subject")).toContain("=?UTF-8?");
		expect(mail.raw.replace(/=\r\n/g, "")).toContain("webhook_inbox");
	});

	test("once, however long it lasts and however many workers look", async () => {
		await stuckEvent();
		await Promise.all([4, 4, 4, 4].map((minute) => look(minute)));
		for (const minute of [5, 6, 30, 600]) await look(minute);
		expect(await asked()).toHaveLength(1);
		const { rows } = await db().query(
			"select subject, state, since, solved_at from shop_alert where subject = 'events'",
		);
		expect(rows).toEqual([
			{ subject: "events", state: "OPEN", since: new Date(start.getTime() + 4 * MINUTE_MS), solved_at: null },
		]);
	});

	test("and again when it is solved, once", async () => {
		await stuckEvent();
		await look(4);
		await db().query("update webhook_inbox set processed_at = now()");
		for (const minute of [5, 6, 7, 8]) await look(minute);
		const sent = (await asked()).map(({ data }) => JSON.parse(data));
		expect(sent.map(({ state }) => state)).toEqual(["OPEN", "SOLVED"]);
		expect((await db().query("select state from shop_alert where subject = 'events'")).rows).toEqual([
			{ state: "SOLVED" },
		]);
	});

	test("an alert that comes and goes within two minutes is sent once; one that returns later is sent again", async () => {
		await stuckEvent();
		await look(4);
		await db().query("update webhook_inbox set processed_at = now()");
		await look(5);
		await db().query("update webhook_inbox set processed_at = null");
		await look(6);
		expect(await asked()).toHaveLength(1);
		await db().query("update webhook_inbox set processed_at = now()");
		for (const minute of [7, 8]) await look(minute);
		await db().query("update webhook_inbox set processed_at = null");
		await look(30);
		expect((await asked()).map(({ data }) => JSON.parse(data).state)).toEqual(["OPEN", "SOLVED", "OPEN"]);
	});

	test("a mail that waits by intent is not stuck; one that fails is", async () => {
		const mail = (firstDue: string) =>
			db().query(
				`insert into mail_outbox (key, recipient, template, data, first_due_at, next_attempt_at)
					values ($1, 'camille@exemple.fr', 'password-changed', '{}', $2::timestamptz, $3::timestamptz + interval '1 day')`,
				[`mail_${randomUUID()}`, firstDue, start],
			);
		await mail(new Date(start.getTime() + 10 * MINUTE_MS).toISOString());
		await look(5, "mails");
		expect(await asked()).toEqual([]);
		await look(14, "mails");
		expect((await asked()).map(({ data }) => JSON.parse(data).alerts[0].subject)).toEqual(["mails"]);
	});
});

describe("the webhook", () => {
	const warn = vi.fn();
	const call = () => callWebhook(pool, webhookUrl, { warn });

	test("hears of it once, in words that a chat shows, and again when it is solved", async () => {
		await stuckEvent();
		await look(4);
		await Promise.all([call(), call()]);
		await db().query("update webhook_inbox set processed_at = now()");
		await look(6);
		// The test's clock is ahead of the queue's own.
		await db().query("update shop_alert_notice set next_try_at = now() where done_at is null");
		await call();
		await call();
		expect(heard.map(({ state, alerts }) => [state, alerts.map(({ subject }) => subject)])).toEqual([
			["OPEN", ["events"]],
			["SOLVED", ["events"]],
		]);
		expect(heard[0]?.text).toContain("Événements de paiement bloqués");
	});

	test("that is unavailable is called again later, and does not delay the mail", async () => {
		isDeaf = true;
		await stuckEvent();
		await look(4);
		await db().query("update shop_alert_notice set next_try_at = now()");
		await call();
		expect(warn).toHaveBeenCalledWith(expect.stringContaining("503"));
		expect(await asked()).toHaveLength(1);
		isDeaf = false;
		await db().query("update shop_alert_notice set next_try_at = now()");
		await call();
		expect(heard).toHaveLength(1);
	});
});

test("the dashboard shows the same list, with what to do, until it is solved", async () => {
	const token = await adminToken();
	const alerts = async () =>
		(await api<Dashboard>("/admin/dashboard", { token })).body.alerts.filter(({ subject }) => subject === "events");
	expect(await alerts()).toEqual([]);
	await stuckEvent();
	await look(4);
	expect(await alerts()).toEqual([
		{
			subject: "events",
			title: "Événements de paiement bloqués",
			detail: "1 événement attend, depuis 4 minutes pour le plus ancien.",
			remedy: expect.stringContaining("prestataire de paiement"),
			since: new Date(start.getTime() + 4 * MINUTE_MS).toISOString(),
		},
	]);
	await db().query("update webhook_inbox set processed_at = now()");
	await look(6);
	expect(await alerts()).toEqual([]);
});
