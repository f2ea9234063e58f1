import { randomUUID } from "node:crypto";
import { oneLine } from "@confiserie/domain/text";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../scripts/lib/environment";
import { BACKEND } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import type { Service } from "../../scripts/lib/processes";
import { serveBackend } from "../../scripts/lib/shop";
import { api, db, registerCustomer } from "../support/api";
import { suiteShop } from "../support/context";
import { MailServer } from "../support/mail-server";
import { CARDS, checkout, createIntent, eventually, intentRequest, newProduct, payByCard } from "../support/ordering";
import { databaseBeside, type TestDatabase, testEnvironment } from "../support/template";

describe("without a mail server", () => {
	test("an order is confirmed by one mail, written whole in the transaction that confirmed it", async () => {
		const { token } = await registerCustomer();
		const { orderNumber, clientSecret } = await checkout(token, [{ product: await newProduct(), boxes: 16 }]);
		await Promise.all(Array.from({ length: 5 }, () => payByCard(token, clientSecret)));
		const mail = await sent(db(), `order-received:${await orderId(db(), orderNumber)}`);
		expect(mail).toMatchObject({ recipient: "camille.martin@exemple.fr", template: "order-received", attempts: 1 });
		// Once sent, its text is stored only in its mailbox.
		expect(mail.data).toBe("{}");
	});

	test("a refused card is mailed only if no payment follows", async () => {
		const { token } = await registerCustomer();
		const { orderNumber, clientSecret } = await checkout(token, [{ product: await newProduct(), boxes: 1 }]);
		await payByCard(token, clientSecret, CARDS.declined);
		await payByCard(token, clientSecret, CARDS.insufficientFunds);
		const key = `payment-failed:${await orderId(db(), orderNumber)}`;
		const { rows } = await db().query(
			"select status, next_attempt_at > now() + interval '5 minutes' as waits from mail_outbox where key = $1",
			[key],
		);
		expect(rows).toEqual([{ status: "QUEUED", waits: true }]);
		await payByCard(token, clientSecret);
		await sent(db(), `order-received:${await orderId(db(), orderNumber)}`);
		expect((await db().query("select 1 from mail_outbox where key = $1", [key])).rows).toEqual([]);
	});
});

test("a mailbox gets at most three mails of refused cards a day, over all checkouts with its address", async () => {
	const victim = `victime-${randomUUID()}@exemple.fr`;
	const product = await newProduct();
	for (let order = 0; order < 5; order += 1) {
		const { token } = await registerCustomer();
		const request = intentRequest([{ product, boxes: 1 }]);
		// One address, however it is written.
		const email = order % 2 === 0 ? victim : victim.toUpperCase();
		const { body } = await createIntent(token, { ...request, orderData: { ...request.orderData, email } });
		await payByCard(token, body.clientSecret, CARDS.declined);
	}
	const asked = () =>
		db().query("select status from mail_outbox where lower(recipient) = $1 and template = 'payment-failed'", [victim]);
	expect((await asked()).rows).toHaveLength(5);
	await db().query("update mail_outbox set next_attempt_at = now() where lower(recipient) = $1", [victim]);
	// Another mail wakes the sender.
	const message = { name: "Camille", email: "camille@exemple.fr", subject: "Question", message: "Bonjour" };
	await api("/contact", { body: message, headers: { "x-forwarded-for": "2001:db8:3a11::1" } });
	await eventually(
		"the mails",
		async () => (await asked()).rows.every(({ status }) => status !== "QUEUED") || undefined,
	);
	expect((await asked()).rows).toEqual(Array(3).fill({ status: "SENT" }));
});

/** Where the shop tells its owner that mails were given up, which happens here by intent. */
const ALERTS = "alertes@shop.example";

describe("with a mail server and two backends on one database", () => {
	let database: TestDatabase;
	let pool: pg.Pool;
	let mails: MailServer;
	let running: TestBackend[];

	beforeAll(async () => {
		database = await databaseBeside(suiteShop().databaseUrl);
		pool = new pg.Pool({ connectionString: database.url, max: 3, allowExitOnIdle: true });
		mails = new MailServer(await freePort(4250));
		await mails.open();
		running = [await start(), await start()];
	}, 180_000);
	afterAll(async () => {
		await Promise.all(running.map(({ service }) => service.stop()));
		await mails.close();
		await pool.end();
		await database.drop();
	});
	beforeEach(() => {
		mails.received.length = 0;
	});

	/** A message of the contact form, written to one of the backends: the quickest way to have a mail sent. */
	async function write(backend = running[0], overrides: Record<string, string> = {}): Promise<string> {
		const subject = `Question ${randomUUID()}`;
		const body = { name: "Camille", email: "camille@exemple.fr", subject, message: "Bonjour", ...overrides };
		const from = `2001:db8:${randomUUID().slice(0, 4)}::${randomUUID().slice(0, 4)}`;
		const response = await fetch(`${backend?.url}/api/contact`, {
			method: "POST",
			headers: { "content-type": "application/json", "x-forwarded-for": from },
			body: JSON.stringify(body),
		});
		expect(response.status).toBe(201);
		const { rows } = await pool.query("select id from contact_message where subject = $1", [oneLine(body.subject)]);
		return `contact-message:${rows[0].id}`;
	}
	const letters = () => mails.received.filter(({ to }) => to[0] !== ALERTS);
	const due = () => pool.query("update mail_outbox set next_attempt_at = now() where status = 'QUEUED'");

	test("30 mails asked for at once, each goes out once", async () => {
		await pool.query(
			`insert into mail_outbox (key, recipient, template, data)
				select 'storm:' || n, 'storm@exemple.fr', 'password-changed', '{"firstName":"Camille"}' from generate_series(1, 30) n`,
		);
		// Both processes are woken, each by a message of its own.
		await Promise.all(running.map((backend) => write(backend)));
		await eventually("every mail", async () => {
			const { rows } = await pool.query("select 1 from mail_outbox where status <> 'SENT'");
			return rows.length === 0 || undefined;
		});
		const storm = mails.received.filter(({ to }) => to[0] === "storm@exemple.fr");
		expect(storm).toHaveLength(30);
		expect(new Set(storm.map(({ headers }) => headers.get("message-id"))).size).toBe(30);
	});

	test("a server that is down delays the mail and not the sender; later it goes out once", async () => {
		await mails.close();
		const key = await write();
		const refused = await eventually("the refused attempt", async () => {
			const { rows } = await pool.query(
				`select attempts, last_error, extract(epoch from next_attempt_at - now())::float8 as delay from mail_outbox
					where key = $1 and last_error is not null`,
				[key],
			);
			return rows[0];
		});
		expect(refused.last_error).toContain("ECONNREFUSED");
		expect(refused.delay).toBeGreaterThan(0);
		expect(refused.delay).toBeLessThanOrEqual(30);
		await mails.open();
		await due();
		await sent(pool, await write());
		await sent(pool, key);
		expect(letters()).toHaveLength(2);
	});

	test("hostile names, subjects and addresses arrive as text, to the shop alone", async () => {
		const hostile = {
			name: 'Eve "<eve@pirate.test>\r\nBcc: victime@exemple.fr',
			subject: `<b>${randomUUID()}</b>\r\nBcc: victime@exemple.fr`,
			email: "eve@pirate.test",
			message: "<script>alert(1)</script>\r\n.\r\nMAIL FROM:<x@y.fr>",
		};
		await sent(pool, await write(running[0], hostile));
		const [mail] = letters();
		expect(mail?.to).toEqual(["bonjour@shop.example"]);
		expect([...(mail?.headers.keys() ?? [])]).not.toContain("bcc");
		expect(mail?.headers.get("reply-to")).toBe("eve@pirate.test");
		expect(mail?.headers.get("from")).toBe("La Confiserie <bonjour@shop.example>");
		expect(letters()).toHaveLength(1);
	});

	test.each(["a@b.fr,c@d.fr", "x<victime@exemple.fr", "a@b.fr\r\nBcc:c@d.fr", '"a b"@c.fr'])(
		"%j is not one address: that mail is given up at once, and the next one goes out",
		async (recipient) => {
			const key = `hostile:${randomUUID()}`;
			await pool.query(
				"insert into mail_outbox (key, recipient, template, data) values ($1, $2, 'password-changed', '{}')",
				[key, recipient],
			);
			await sent(pool, await write());
			const { rows } = await pool.query("select status, attempts from mail_outbox where key = $1", [key]);
			expect(rows).toEqual([{ status: "FAILED", attempts: 1 }]);
			expect(letters()).toHaveLength(1);
		},
	);

	test("killed between sending and noting so: it goes out again, under the same Message-ID", async () => {
		const [doomed, other] = running;
		other?.service.signal("SIGSTOP");
		// An alert about failed mails may come first; without an answer it would block the sender.
		mails.holdResponses((to) => to[0] !== ALERTS);
		const key = await write(doomed);
		await eventually("the mail at the server", async () => letters()[0]);
		await doomed?.service.kill();
		mails.releaseResponses();
		// Its lease would end in five minutes.
		await due();
		other?.service.signal("SIGCONT");
		// A message of its own wakes the sender.
		await write(other);
		await sent(pool, key);
		const copies = letters().filter(
			({ headers }) => headers.get("message-id") === letters()[0]?.headers.get("message-id"),
		);
		expect(copies).toHaveLength(2);
	});

	/** A backend of its own process, with the test's mail server. */
	async function start(): Promise<TestBackend> {
		const at = addresses(await freePort(4260), 4251);
		const env = {
			...testEnvironment(database.url, at.backendPort, at.storefrontPort),
			ADMIN_DISABLED: "true",
			NODE_ENV: "development",
			SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
			MAIL_FROM: "La Confiserie <bonjour@shop.example>",
			ALERT_EMAIL: ALERTS,
		};
		const service = await serveBackend(BACKEND, at, env, `test-mail-${at.backendPort}`);
		return { service, url: at.backend };
	}
});

interface TestBackend {
	service: Service;
	url: string;
}

interface OutboxRow {
	recipient: string;
	template: string;
	data: string;
	attempts: number;
}

/** The outbox's row of a mail, once it is sent. */
function sent(pool: pg.Pool, key: string): Promise<OutboxRow> {
	return eventually(`${key} sent`, async () => {
		const { rows } = await pool.query<OutboxRow>("select * from mail_outbox where key = $1 and status = 'SENT'", [key]);
		return rows[0];
	});
}

async function orderId(pool: pg.Pool, orderNumber: string): Promise<string> {
	const { rows } = await pool.query("select id from order_book where order_number = $1", [orderNumber]);
	return rows[0].id;
}
