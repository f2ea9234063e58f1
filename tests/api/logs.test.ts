import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Order } from "@confiserie/domain/contract/order";
import type { PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import { expect, test } from "vitest";
import { secrets } from "../../scripts/lib/secrets";
import { GRASSE } from "../support/addresses";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { moneyOf } from "../support/money";
import { CARDS, createIntent, eventually, intentRequest, newProduct, payByCard } from "../support/ordering";
import { type WatchedShop, watchedTest } from "../support/watched-shop";

/** Unique name, city and words: found in a log, they came from this person. */
const PERSON = {
	email: "zelie.quatrebarbes@exemple-prive.fr",
	firstName: "Zélie",
	lastName: "Quatrebarbes",
	phoneNumber: "+33687654321",
	password: "Berlingot-secret-1907",
};
const ELSEWHERE = {
	street: "17 impasse du Berlingot",
	message: "Ma nièce Apolline est allergique",
	newEmail: "zelie.nouvelle@exemple-prive.fr",
	address: "203.0.113.77",
	wrongPassword: "Pas-la-bonne-2026",
};
const FROM = { "x-forwarded-for": ELSEWHERE.address };

let shop: WatchedShop;
watchedTest.beforeAll(({ shop: shared }) => {
	shop = shared;
}, 120_000);

/** Everything that the process has printed so far, without the launcher's own first line. */
const printed = () => readFileSync(shop.service.logFile, "utf8").split("\n").slice(1).filter(Boolean);
const lines = () => printed().map((line): Record<string, unknown> => JSON.parse(line));

/** The line of a request, once it is written. */
const lineOf = (requestId: string | null) =>
	eventually(`the line of request ${requestId}`, async () =>
		lines().find((line) => line.message === "request" && line.requestId === requestId),
	);

test("a request is one JSON line with its id, route, status, duration and order number", async () => {
	const { token } = await registerCustomer();
	const { headers, body, status } = await createIntent(
		token,
		intentRequest([{ product: await newProduct(), boxes: 1 }]),
		{
			"x-request-id": "from-the-storefront-1",
		},
	);
	expect(status).toBe(200);
	expect(headers.get("x-request-id")).toBe("from-the-storefront-1");
	expect(await lineOf("from-the-storefront-1")).toMatchObject({
		level: "info",
		service: "backend",
		method: "POST",
		route: "/api/payments/create-intent",
		status: 200,
		durationMs: expect.any(Number),
		order: body.orderNumber,
	});
	const refused = await api(`/orders/${body.orderNumber}?email=${PERSON.email}`);
	expect(await lineOf(refused.headers.get("x-request-id"))).toMatchObject({
		route: "/api/orders/:id",
		status: 401,
		order: body.orderNumber,
	});
	const stranger = await registerCustomer();
	const denied = await api("/admin/orders", { token: stranger.token });
	expect(await lineOf(denied.headers.get("x-request-id"))).toMatchObject({
		...{ route: "/api/admin/orders", status: 403, refusal: "FORBIDDEN", account: stranger.user.id },
	});
	const wrong = await api("/auth/login", { body: { email: stranger.email, password: ELSEWHERE.wrongPassword } });
	const line = await lineOf(wrong.headers.get("x-request-id"));
	expect(line).toMatchObject({ route: "/api/auth/login", status: 401, refusal: wrong.body.code });
	expect(line).not.toHaveProperty("account");
	const fromTheFront = await api("/products?limit=3");
	expect(await lineOf(fromTheFront.headers.get("x-request-id"))).toMatchObject({ route: "/api/products", status: 200 });
	const screen = await engine("/admin/orders/order_1", { token: await medusaToken() });
	expect(await lineOf(screen.headers.get("x-request-id"))).toMatchObject({ route: "/admin/orders/:id", status: 404 });
});

test("a day of the shop leaves neither a person nor a secret in its logs", async () => {
	const secretsMet = await aDayOfTheShop();
	const { headers } = await api("/settings");
	await lineOf(headers.get("x-request-id"));
	const all = printed().join("\n");
	expect(lines().length).toBeGreaterThan(40);
	expect(lines().filter(({ message }) => message === "request").length).toBeGreaterThan(20);
	// The mail that its server refused, and the defect, did leave a line: without whom they were about.
	expect(all).toContain("will be tried again");
	expect(all).toContain("Unexpected error");
	const forbidden = [...Object.values(PERSON), ...Object.values(ELSEWHERE), ...secretsMet, "zelie.", "exemple-prive"];
	expect(forbidden.filter((word) => all.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
	expect(all).not.toMatch(/[\w.]+@[\w-]+\.\w{2,}/);
});

/** What people and the owner do in a day. Returns the secrets that were handed out on the way. */
async function aDayOfTheShop(): Promise<string[]> {
	const { token, user } = await registerCustomer(PERSON);
	const { email, password } = PERSON;
	await api("/auth/login", { body: { email, password }, headers: FROM });
	await api("/auth/login", { body: { email, password: ELSEWHERE.wrongPassword }, headers: FROM });
	await api("/auth/register", { body: PERSON, headers: FROM });
	await api("/auth/password/forgotten", { body: { email }, headers: FROM });
	await api("/auth/password/reset", { body: { token: "unknown-reset-token-4711", password } });
	await api("/auth/email", { token, body: { email: ELSEWHERE.newEmail, password } });
	await api(`/products/search?query=${encodeURIComponent(PERSON.lastName)}`, { headers: FROM });
	await api("/addresses", { token, body: { ...GRASSE, street: ELSEWHERE.street } });
	const letter = { name: PERSON.lastName, email, subject: PERSON.lastName, message: ELSEWHERE.message };
	await api("/contact", { body: letter, headers: FROM });

	const product = await newProduct();
	const orderData = { email, firstName: PERSON.firstName, lastName: PERSON.lastName, phone: PERSON.phoneNumber };
	const request = intentRequest([{ product, boxes: 2 }]);
	const address = { ...request.orderData.address, street: ELSEWHERE.street };
	const { body: intent } = await createIntent<PaymentIntentResponse>(token, {
		...request,
		orderData: { ...request.orderData, ...orderData, address },
	});
	await payByCard(token, intent.clientSecret, CARDS.declined);
	await payByCard(token, intent.clientSecret);
	const { body: order } = await api<Order>(`/orders/${intent.orderNumber}`, { token });
	const admin = await adminToken();
	await moneyOf(order.id, admin).refund(500);
	await api(`/admin/orders/search?query=${encodeURIComponent(PERSON.lastName)}`, { token: admin });
	await api(`/admin/orders/${order.id}/status`, { method: "PATCH", token: admin, body: { status: "PREPARING" } });
	await api("/payments/webhook", { body: { email }, headers: { "stripe-signature": "t=1,v1=forged-signature-0815" } });

	const staff = await medusaToken();
	await engine("/auth/user/emailpass", { body: { email, password: ELSEWHERE.wrongPassword }, headers: FROM });
	await engine(`/admin/customers?q=${encodeURIComponent(email)}`, { token: staff });
	await engine(`/admin/customers/${user.id}`, {
		token: staff,
		body: { first_name: PERSON.firstName, company_name: 7 },
	});
	await engine(`/admin/orders?q=${encodeURIComponent(PERSON.lastName)}`, { token: staff });
	await aMailThatIsRefused();
	await aDefect(letter);
	const sent = await eventually("every mail", async () => {
		const { rows } = await db().query(
			"select 1 from mail_outbox where status = 'QUEUED' and last_error is null and next_attempt_at <= now()",
		);
		return rows.length === 0 ? shop.mails.received : undefined;
	});
	const links = sent.flatMap(({ raw }) => raw.replace(/=\r\n/g, "").match(/token=(?:3D)?([\w.-]{12,})/g) ?? []);
	expect(links.length).toBeGreaterThan(0);
	const tokens = links.map((link) => link.replace(/^token=(3D)?/, ""));
	const { jwtSecret, cookieSecret, postgresPassword } = secrets();
	return [
		token,
		admin,
		staff,
		intent.clientSecret,
		jwtSecret,
		cookieSecret,
		postgresPassword,
		...tokens,
		randomPart(token),
	];
}

/** The middle of a token, should a log have cut it. */
const randomPart = (token: string) => token.slice(20, 60);

/** A mail server's refusals name the mailbox. */
async function aMailThatIsRefused(): Promise<void> {
	shop.mails.refuse(`<${PERSON.email}> has no mailbox here`);
	await api("/auth/password/forgotten", { body: { email: PERSON.email }, headers: FROM });
	await eventually("the refused mail", async () => {
		const { rows } = await db().query("select 1 from mail_outbox where last_error like '%mailbox%'");
		return rows.length > 0 || undefined;
	});
	shop.mails.refuse(undefined);
}

/** A statement that fails comes with its values in it. */
async function aDefect(letter: Record<string, string>): Promise<void> {
	await db().query("alter table contact_message rename column message to renamed");
	const { status } = await api("/contact", {
		body: letter,
		headers: { "x-forwarded-for": `2001:db8:${randomUUID().slice(0, 4)}::1` },
	});
	await db().query("alter table contact_message rename column renamed to message");
	expect(status).toBe(500);
}
