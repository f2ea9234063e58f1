import { randomUUID } from "node:crypto";
import { GIVE_UP_AFTER_MS } from "@confiserie/domain/channels/webhook";
import type { ChannelOffer } from "@confiserie/domain/contract/channel-catalogue";
import type { OrderEventData, WebhookInput } from "@confiserie/domain/contract/webhooks";
import { daysBefore, RETENTION } from "@confiserie/domain/personal-data/retention";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { deliverWebhooks, type Sender } from "../../backend/src/modules/terms/channels/webhooks/deliver";
import { forgetDeliveries } from "../../backend/src/modules/terms/channels/webhooks/deliveries";
import {
	changeEndpoint,
	createEndpoint,
	resumeEndpoint,
	rotateSecret,
} from "../../backend/src/modules/terms/channels/webhooks/endpoints";
import { noteEvent, noteProducts } from "../../backend/src/modules/terms/channels/webhooks/note-event";
import { readPausedWebhooks } from "../../backend/src/modules/terms/channels/webhooks/paused";
import { newSecret, signedHeaders } from "../../backend/src/modules/terms/channels/webhooks/sign";
import { db } from "../support/api";
import { newChannel } from "../support/channels";
import { suiteShop, useShop } from "../support/context";
import { openPool } from "../support/order-context";
import { eventually } from "../support/ordering";
import { databaseBeside, type TestDatabase } from "../support/template";
import { TestReceiver } from "../support/webhooks";

const ACTOR = { customerId: "cus_test", email: "admin@demo.fr" };
const LOOPBACK = { isLive: false, permitsLoopback: true };
const START = Date.parse("2026-06-01T12:00:00Z");

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
let receiver: TestReceiver;
let url: string;
let now: Date;
let sender: Sender;

beforeAll(async () => {
	const { backend, databaseUrl } = suiteShop();
	database = await databaseBeside(databaseUrl);
	// No process of a shop works on this database: the test is its only worker.
	useShop({ backend, databaseUrl: database.url, storefront: "" });
	pool = openPool(8);
}, 60_000);
afterAll(async () => {
	await pool.destroy();
	await db().end();
	await database.drop();
});

beforeEach(async () => {
	await db().query("delete from webhook_endpoint");
	vi.useFakeTimers({ toFake: ["Date"] });
	setClock(0);
	receiver = new TestReceiver();
	url = await receiver.open();
	sender = {
		pool,
		now: () => now,
		policy: LOOPBACK,
		logger: { warn: vi.fn() },
		readProduct: async () => undefined,
		readOffer: async () => undefined,
	};
});
afterEach(() => {
	receiver.close();
	vi.useRealTimers();
});

function setClock(seconds: number): void {
	now = new Date(START + seconds * 1000);
	vi.setSystemTime(now);
}
const act = () => ({ actor: ACTOR, now });
const deliver = (changes: Partial<Sender> = {}) => deliverWebhooks({ ...sender, ...changes });

const input = (changes: Partial<WebhookInput> = {}): WebhookInput => ({
	name: "Caisse",
	url,
	events: ["order.placed", "order.paid"],
	channelId: null,
	...changes,
});

async function endpoint(changes: Partial<WebhookInput> = {}) {
	const { webhook, secret } = await createEndpoint(pool, LOOPBACK, input(changes), act());
	receiver.trust(secret);
	return webhook;
}

/** As `endpoint`, of a name that only the test's own resolver knows. */
async function endpointOfName(name: string): Promise<void> {
	const { id } = await endpoint();
	await db().query("update webhook_endpoint set url = $1 where id = $2", [url.replace("127.0.0.1", name), id]);
}

/** Something that happened to an order of that name; returns the ids of its messages. */
async function happen(order: string, channelId: string | null = null): Promise<string[]> {
	const event = { type: "order.paid", subject: `order:${order}`, label: order, channelId } as const;
	const before = await messages();
	await noteEvent(pool, { ...event, data: { orderNumber: order, channelId } as OrderEventData }, now);
	return (await messages()).slice(before.length).map(({ message_id }) => message_id);
}
const messages = async () => (await db().query("select * from webhook_delivery order by id")).rows;
const arrived = () => receiver.handled.map(({ data }) => data.orderNumber);

test("signatures equal those of the reference library, for the same secret, id, moment and body", () => {
	const [secret, body] = [newSecret(), JSON.stringify({ texte: "crème brûlée", id: randomUUID() })];
	const headers = signedHeaders([secret], "msg_1", now, body);
	expect(headers["webhook-signature"]).toBe(new Webhook(secret).sign("msg_1", now, body));
	expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
	expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
});

test("a message arrives, is verified by the example's own code, and says what happened and when", async () => {
	await endpoint();
	const [id] = await happen("CMD-A");
	await deliver();
	expect(receiver.handled).toEqual([
		{ id, type: "order.paid", timestamp: now.toISOString(), data: { orderNumber: "CMD-A", channelId: null } },
	]);
	expect(await messages()).toMatchObject([{ attempts: 1, response_status: 204, done_at: now }]);
	await deliver();
	expect(receiver.heard).toHaveLength(1);
});

test("only subscribers receive a message: by event, and a channel's endpoint by its channel", async () => {
	const channelId = await newChannel();
	await endpoint({ name: "Un canal", channelId });
	await endpoint({ name: "Autre chose", events: ["order.placed"] });
	await endpoint({ name: "Tout" });
	await happen("CMD-A", channelId);
	await happen("CMD-B", await newChannel());
	const queued = await db().query(
		"select name, label from webhook_delivery delivery join webhook_endpoint endpoint on endpoint.id = endpoint_id order by delivery.id",
	);
	expect(queued.rows.map(({ name, label }) => `${name}: ${label}`).sort()).toEqual([
		"Tout: CMD-A",
		"Tout: CMD-B",
		"Un canal: CMD-A",
	]);
});

describe("nothing lost, in order", () => {
	test("a receiver that is down, then answers 500, then is back gets all, each order's in its order", async () => {
		receiver.close();
		await endpoint();
		for (const order of ["CMD-A", "CMD-B", "CMD-A", "CMD-A"]) await happen(order);
		await deliver();
		expect(await messages()).toMatchObject([{ attempts: 1 }, { attempts: 1 }, { attempts: 0 }, { attempts: 0 }]);
		url = await receiver.open();
		await db().query("update webhook_endpoint set url = $1", [url]);
		receiver.behave = () => 500;
		setClock(6);
		await deliver();
		expect(await messages()).toMatchObject([{ attempts: 2, error: "Réponse 500." }, { attempts: 2 }, {}, {}]);
		receiver.behave = () => "receive";
		setClock(35);
		await deliver();
		expect(arrived().filter((order) => order === "CMD-A")).toHaveLength(0);
		setClock(37);
		await deliver();
		expect(receiver.handled.map(({ id }) => id).sort()).toEqual((await messages()).map((row) => row.message_id).sort());
		const ofA = (await messages()).filter(({ label }) => label === "CMD-A").map((row) => row.message_id);
		expect(receiver.handled.filter(({ id }) => ofA.includes(id)).map(({ id }) => id)).toEqual(ofA);
	});

	test("a failed message delays the later ones of its order only", async () => {
		await endpoint();
		const [first] = await happen("CMD-A");
		await happen("CMD-A");
		await happen("CMD-B");
		receiver.behave = (id) => (id === first ? 500 : "receive");
		await deliver();
		expect(arrived()).toEqual(["CMD-B"]);
		receiver.behave = () => "receive";
		setClock(5);
		await deliver();
		expect(arrived()).toEqual(["CMD-B", "CMD-A", "CMD-A"]);
		expect(receiver.handled[1]?.id).toBe(first);
	});

	test("a slow receiver times out, and delays no other endpoint", async () => {
		await endpoint({ name: "Lente" });
		const prompt = new TestReceiver();
		const promptUrl = await prompt.open();
		const { secret } = await createEndpoint(pool, LOOPBACK, input({ name: "Prompte", url: promptUrl }), act());
		prompt.trust(secret);
		receiver.behave = () => "hang";
		for (const order of ["CMD-A", "CMD-B", "CMD-C"]) await happen(order);
		await deliver({ timeoutMs: 200 });
		expect(prompt.handled).toHaveLength(3);
		expect((await messages()).filter(({ error }) => error?.startsWith("Aucune réponse"))).toHaveLength(3);
		prompt.close();
	});

	test("an endpoint that is down is left alone for a while, instead of being tried with every message", async () => {
		await endpoint();
		receiver.behave = () => 500;
		for (let index = 0; index < 40; index++) await happen(`CMD-${index}`);
		await deliver();
		expect(receiver.heard).toHaveLength(4);
		await deliver();
		expect(receiver.heard).toHaveLength(4);
		receiver.behave = () => "receive";
		setClock(6);
		await deliver();
		expect(new Set(arrived()).size).toBe(40);
	});

	test("two workers, one of them killed in the middle: the other one goes on, and what the dead one says counts no more", async () => {
		await endpoint();
		const [first] = await happen("CMD-A");
		await happen("CMD-A");
		receiver.behave = (id) => (id === first && receiver.heard.length === 1 ? "hang" : "receive");
		const killed = deliver();
		await eventually("the first try", async () => receiver.heard[0]);
		expect(await deliver()).toBe(0);
		setClock(31);
		expect(await deliver()).toBe(1);
		expect(arrived()).toEqual(["CMD-A", "CMD-A"]);
		receiver.release();
		await killed;
		expect(await messages()).toMatchObject([
			{ attempts: 1, response_status: 204, error: null },
			{ attempts: 1, response_status: 204 },
		]);
		await deliver();
		expect(receiver.heard.map(({ id }) => id)).toEqual([first, first, receiver.heard[2]?.id]);
	});

	test("many workers at once send each message once", async () => {
		await endpoint();
		for (let index = 0; index < 30; index++) await happen(`CMD-${index % 7}`);
		await Promise.all(Array.from({ length: 6 }, () => deliver()));
		await deliver();
		expect(receiver.heard).toHaveLength(30);
		const sent = await messages();
		for (const order of new Set(sent.map(({ label }) => label))) {
			const ids = sent.filter(({ label }) => label === order).map((row) => row.message_id);
			expect(receiver.handled.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids);
		}
	});
});

describe("pauses", () => {
	test("410 pauses at once; messages gather, and all arrive in order when it is resumed", async () => {
		const { id } = await endpoint();
		await happen("CMD-A");
		receiver.behave = () => 410;
		await deliver();
		expect(await readPausedWebhooks(pool)).toEqual([{ id, name: "Caisse", reason: "GONE" }]);
		await happen("CMD-A");
		setClock(3600);
		await deliver();
		expect(receiver.heard).toHaveLength(1);
		receiver.behave = () => "receive";
		await resumeEndpoint(pool, id, act());
		await deliver();
		expect(receiver.handled.map(({ id }) => id)).toEqual((await messages()).map((row) => row.message_id));
	});

	test("three days of failures pause it, and the owner is notified", async () => {
		const { id } = await endpoint();
		await happen("CMD-A");
		receiver.behave = () => 500;
		for (let seconds = 0; seconds * 1000 <= GIVE_UP_AFTER_MS; seconds += 3600) {
			setClock(seconds);
			await deliver();
			if (seconds * 1000 < GIVE_UP_AFTER_MS - 6 * 3_600_000) expect(await readPausedWebhooks(pool)).toEqual([]);
		}
		setClock(GIVE_UP_AFTER_MS / 1000 + 6 * 3600);
		await deliver();
		expect(await readPausedWebhooks(pool)).toEqual([{ id, name: "Caisse", reason: "FAILING" }]);
		const tries = receiver.heard.length;
		setClock(GIVE_UP_AFTER_MS / 1000 + 24 * 3600);
		await deliver();
		expect(receiver.heard).toHaveLength(tries);
	});
});

describe("nothing leaked", () => {
	test("another channel: what waits of other channels' orders is dropped, and a product is as the new channel sells it", async () => {
		const [former, present] = [await newChannel(), await newChannel()];
		const { id } = await endpoint();
		await happen("CMD-A", former);
		await happen("CMD-B", present);
		await db().query("update webhook_endpoint set channel_id = $1, events = '{product.changed}'", [former]);
		await noteProducts(pool, former, [{ type: "product.changed", productId: "prod_1", name: "Nougat" }], now);
		const readOffer = async (_productId: string, channelId: string) => ({ id: channelId }) as ChannelOffer;
		receiver.behave = () => 500;
		await deliver({ readOffer });
		receiver.behave = () => "receive";
		await changeEndpoint(pool, LOOPBACK, id, input({ channelId: present }), act());
		setClock(6);
		await deliver({ readOffer });
		expect(receiver.handled.map(({ data }) => data.orderNumber ?? data.offer).sort()).toEqual([
			"CMD-B",
			{ id: present },
		]);
		expect(await messages()).toHaveLength(2);
	});

	test("a new address counts at once, for the worker too that sends to the former one", async () => {
		const { id } = await endpoint();
		for (const order of ["CMD-A", "CMD-B", "CMD-C", "CMD-D", "CMD-E"]) await happen(order);
		const [first, , , , last] = (await messages()).map((row) => row.message_id);
		receiver.behave = (message) => (message === first ? "hang" : "receive");
		const working = deliver();
		await eventually("three messages", async () => {
			const done = (await messages()).filter((row) => row.done_at);
			return done.length === 3 || undefined;
		});
		const moved = new TestReceiver();
		moved.behave = () => 200;
		await changeEndpoint(pool, LOOPBACK, id, input({ url: await moved.open() }), act());
		receiver.release();
		await working;
		expect(receiver.heard).toHaveLength(4);
		expect(moved.heard.map((message) => message.id).sort()).toEqual([first, last].sort());
		moved.close();
	});

	test("a redirection, to a private address or any other, is a failure and not followed", async () => {
		await endpoint();
		const inside = new TestReceiver();
		const insideUrl = await inside.open();
		receiver.behave = () => ({ redirect: insideUrl });
		await happen("CMD-A");
		await deliver();
		expect(inside.heard).toEqual([]);
		expect(await messages()).toMatchObject([{ response_status: 307, done_at: null }]);
		inside.close();
	});

	test("a name with a private address among its addresses is not connected to", async () => {
		await endpointOfName("receveur.exemple.fr");
		await happen("CMD-A");
		const policy = { isLive: false, permitsLoopback: false };
		for (const address of ["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1"])
			await deliver({
				policy,
				resolve: (_name, done) =>
					done(null, [
						{ address: "93.184.216.34", family: 4 },
						{ address, family: address.includes(":") ? 6 : 4 },
					]),
			}).then(() => db().query("update webhook_delivery set next_try_at = $1", [now]));
		expect(receiver.heard).toEqual([]);
		expect(await messages()).toMatchObject([{ attempts: 6, done_at: null, error: expect.stringContaining("privée") }]);
	});

	test("the connection goes to the address that was checked: the name is asked for once", async () => {
		await endpointOfName("receveur.exemple.fr");
		await happen("CMD-A");
		const asked: string[] = [];
		await deliver({
			resolve: (name, done) => {
				asked.push(name);
				done(null, [{ address: asked.length === 1 ? "127.0.0.1" : "10.0.0.7", family: 4 }]);
			},
		});
		expect(arrived()).toEqual(["CMD-A"]);
		expect(asked).toEqual(["receveur.exemple.fr"]);
	});

	test("stores at most 1 KB of a response", async () => {
		await endpoint();
		await happen("CMD-A");
		receiver.behave = () => ({ body: "é".repeat(500_000) });
		await deliver();
		const [message] = await messages();
		expect(message.done_at).toEqual(now);
		expect(message.response_excerpt).toHaveLength(512);
	});
});

test("messages are forgotten after 30 days, arrived or not", async () => {
	await endpoint();
	const [old, young] = [...(await happen("CMD-A")), ...(await happen("CMD-B"))];
	for (const [id, days] of [
		[old, RETENTION.webhookDays + 1],
		[young, RETENTION.webhookDays - 1],
	])
		await db().query("update webhook_delivery set created_at = $2 where message_id = $1", [
			id,
			daysBefore(now, Number(days)),
		]);
	await forgetDeliveries(pool, daysBefore(now, RETENTION.webhookDays));
	expect((await messages()).map((row) => row.message_id)).toEqual([young]);
});

test("after a rotation both secrets sign for 24 hours, then the new one alone", async () => {
	const { id } = await endpoint();
	const { secret } = await rotateSecret(pool, id, act());
	await happen("CMD-A");
	await deliver();
	receiver.trust(secret);
	await happen("CMD-B");
	await deliver();
	setClock(24 * 3600 + 1);
	await happen("CMD-C");
	await deliver();
	expect(arrived()).toEqual(["CMD-A", "CMD-B", "CMD-C"]);
	expect(receiver.heard.map(({ signature }) => signature.split(" ").length)).toEqual([2, 2, 1]);
});
