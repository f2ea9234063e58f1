import { type BalanceIntent, balanceIntentSchema } from "@confiserie/domain/contract/balance";
import type { Order } from "@confiserie/domain/contract/order";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { openBalance, payDeposit, readOrder } from "../support/deposit";
import { brokenSinceNow } from "../support/invariants";
import { ledgerOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { CARDS, card, newProduct, payByCard, type TestProduct } from "../support/ordering";

const { context, close } = openOrderContext();
let broken: () => Promise<string[]>;
let customer: TestCustomer;
let admin: string;
let product: TestProduct;
let order: Order;
beforeAll(async () => {
	[customer, admin] = await Promise.all([registerCustomer(), adminToken()]);
	product = await newProduct({ boxes: 100_000 });
	broken = await brokenSinceNow(context.pool);
});
afterAll(close);
beforeEach(async () => {
	({ order } = await payDeposit(customer, product));
});

const open = () => openBalance(customer, order.orderNumber);
const pay = (clientSecret: string) => payByCard(customer.token, clientSecret);
const now = () => readOrder(customer, order.orderNumber);

describe("a link that an administrator sends", () => {
	const link = () =>
		api<{ url: string; expiresAt: string }>(`/admin/orders/${order.id}/balance-link`, {
			body: { send: false },
			token: admin,
		});
	const tokenOf = (url: string) => new URL(url).pathname.replace("/payer/", "");
	const linked = (token: string) => `/payments/balance-link/${token}`;

	test("pays the balance without any session", async () => {
		const { status, body } = await link();
		expect(status).toBe(201);
		const at = linked(tokenOf(body.url));
		expect((await api(at)).body).toEqual({ orderNumber: order.orderNumber, amount: 10_800, state: "DUE" });
		const intent = balanceIntentSchema.strict().parse((await api(at, { method: "POST" })).body);
		expect(intent.amount).toBe(10_800);
		const { clientSecret } = intent;
		const paid = await api(`${at}/demo-confirm`, { body: { clientSecret, card: card(CARDS.success) } });
		expect(paid.body).toEqual({ status: "succeeded" });
		expect((await api(at)).body).toEqual({ orderNumber: order.orderNumber, amount: 0, state: "PAID" });
		expect((await now()).paymentStatus).toBe("PAID");
	});

	test("and the order page at once: one charge", async () => {
		const at = linked(tokenOf((await link()).body.url));
		const [own, other] = await Promise.all([open(), api<BalanceIntent>(at, { method: "POST" })]);
		expect(own.body.clientSecret).toBe(other.body.clientSecret);
		const { clientSecret } = own.body;
		await Promise.all([
			pay(clientSecret),
			api(`${at}/demo-confirm`, { body: { clientSecret, card: card(CARDS.success) } }),
		]);
		expect(await ledgerOf(order.id)).toHaveLength(2);
	});

	test("pays no other order", async () => {
		const at = linked(tokenOf((await link()).body.url));
		const { order: other } = await payDeposit(customer, product);
		const { body } = await openBalance(customer, other.id);
		const { clientSecret } = body;
		const answer = await api(`${at}/demo-confirm`, { body: { clientSecret, card: card(CARDS.success) } });
		expect([answer.status, answer.body.code]).toEqual([404, "PAYMENT_NOT_FOUND"]);
	});

	test("is refused when it was changed", async () => {
		const token = tokenOf((await link()).body.url);
		for (const changed of [`${token}x`, token.slice(0, -1), token.replace(/^CMD-..../, "CMD-0000"), "x"])
			for (const method of ["GET", "POST"]) {
				const { status, body } = await api(linked(changed), { method });
				expect([status, body.code]).toEqual([404, "PAYMENT_LINK_INVALID"]);
			}
	});

	test("goes to the customer by e-mail when asked to, with a line in the audit log", async () => {
		const at = `/admin/orders/${order.id}/balance-link`;
		const { body } = await api<{ url: string }>(at, { body: { send: true }, token: admin });
		const path = new URL(body.url).pathname;
		// The key carries the link; the letter's own data are emptied as soon as it is sent.
		const mails = await db().query("select recipient, template from mail_outbox where key = $1", [
			`balance-link:${path}`,
		]);
		expect(mails.rows).toEqual([{ recipient: order.customerEmail, template: "balance-link" }]);
		const log = await db().query("select action, label from admin_audit where entity_id = $1", [order.id]);
		expect(log.rows).toEqual([{ action: "payment.link-sent", label: order.orderNumber }]);
	});

	test("is made only while something is due", async () => {
		const at = `/admin/orders/${order.id}/balance-link`;
		await pay((await open()).body.clientSecret);
		expect((await api(at, { body: {}, token: admin })).body.code).toBe("BALANCE_CLOSED");
		expect((await api("/admin/orders/inconnue/balance-link", { body: {}, token: admin })).status).toBe(404);
	});
});

test("orders add up after all of this", async () => {
	expect(await broken()).toEqual([]);
});
