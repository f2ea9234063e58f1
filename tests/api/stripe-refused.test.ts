import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import type { ApiError } from "@confiserie/domain/contract/error";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { beforeEach, describe, expect, test } from "vitest";
import { readInvariants } from "../../backend/src/modules/operations/order-jobs/invariants";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { LOST } from "../fakes/stripe/deliveries";
import { adminToken, api, db, registerCustomer, type TestCustomer } from "../support/api";
import { depositRequest } from "../support/deposit";
import {
	createIntent,
	eventually,
	intentRequest,
	newProduct,
	paymentStatus,
	stockOf,
	type TestProduct,
} from "../support/ordering";
import { type StripeShop, stripeTest } from "../support/stripe-shop";

const CREATIONS = "POST /v1/payment_intents";
let shop: StripeShop;
let customer: TestCustomer;
let token: string;
let admin: string;
let product: TestProduct;
let request: ReturnType<typeof intentRequest>;
stripeTest.beforeAll(async ({ shop: shared }) => {
	shop = shared;
	[customer, admin] = await Promise.all([registerCustomer(), adminToken()]);
	({ token } = customer);
}, 120_000);
beforeEach(async () => {
	shop.reset();
	product = await newProduct({ boxes: 50 });
	request = intentRequest([{ product, boxes: 5 }]);
});

/** The order of this test's own product. */
async function orderRow() {
	const { rows } = await db().query(
		`select order_book.* from order_book join order_book_line on order_id = order_book.id where product_id = $1`,
		[product.id],
	);
	return rows[0];
}
const confirmed = () =>
	eventually("the order confirmed", async () => ((await orderRow()).status === "CONFIRMED" ? true : undefined));
const detail = async () =>
	(await api<AdminOrderDetail>(`/admin/orders/${(await orderRow()).order_number}`, { token: admin })).body;
const intents = async () => {
	const { order_number: number } = await orderRow();
	return [...shop.fake.books.intents.values()].filter(({ metadata }) => metadata.order_number === number);
};
const creations = () => shop.fake.calls.filter(({ route }) => route === CREATIONS).length;
async function opened() {
	const { status, body } = await createIntent(token, request);
	if (status !== 200) throw new Error(`create-intent returned ${status}: ${JSON.stringify(body)}`);
	return body;
}

describe("Stripe refuses to open a payment: cards are off, the account is restricted", () => {
	test.each(["cards_off", "account_restricted"] as const)(
		"%s: the shopper reads a clear sentence, the back office why, and the hold is free in its time",
		async (restriction) => {
			shop.fake.books.restriction = restriction;
			const { status, body } = await createIntent<ApiError>(token, request);
			expect([status, body.code, body.message]).toEqual([
				409,
				"PAYMENT_REFUSED",
				"Le paiement par carte n'est pas possible pour le moment, et rien n'a été débité. Contactez-nous, ou réessayez plus tard.",
			]);
			expect(await detail()).toMatchObject({ status: "PENDING", attention: "PAYMENT_FAILED" });
			expect((await detail()).history.at(-1)?.note).toMatch(
				/^Le prestataire refuse d'ouvrir le paiement\. Vérifiez le compte et ses moyens de paiement\. Sa réponse\s: .+/,
			);
			const asked = creations();
			shop.setClock(31);
			await sweep(shop.context);
			expect(creations()).toBe(asked);
			expect(await intents()).toEqual([]);
			expect((await orderRow()).status).toBe("CANCELLED");
			expect(await stockOf(product)).toMatchObject({ reserved: 0, reservations: 0, held: 0 });
		},
	);

	test("while it lasts the sweep does not retry, and the operator's log names it", async () => {
		shop.fake.books.restriction = "cards_off";
		await createIntent(token, request);
		const asked = creations();
		shop.setClock(5);
		await sweep(shop.context);
		expect(creations()).toBe(asked);
		expect((await readInvariants(shop.context.pool)).paymentsRefused).toBeGreaterThan(0);
	});

	test("the same checkout is paid once cards are enabled, though Stripe stores its refusal under the first key", async () => {
		shop.fake.books.restriction = "cards_off";
		for (let tried = 0; tried < 3; tried += 1) expect((await createIntent(token, request)).status).toBe(409);
		shop.fake.books.restriction = undefined;
		const { orderNumber, paymentIntentId } = await opened();
		expect((await detail()).history.filter(({ note }) => note?.includes("refuse d'ouvrir"))).toHaveLength(1);
		expect(shop.fake.pay(paymentIntentId)).toBe("succeeded");
		await confirmed();
		expect(await orderRow()).toMatchObject({ order_number: orderNumber, captured_cents: 5000 });
	});

	test("it can be paid from the order's page as well", async () => {
		shop.fake.books.restriction = "cards_off";
		await createIntent(token, request);
		const path = `/orders/${(await orderRow()).order_number}/payment`;
		expect((await api<ApiError>(path, { method: "POST", token })).body.code).toBe("PAYMENT_REFUSED");
		shop.fake.books.restriction = undefined;
		const { status, body } = await api<BalanceIntent>(path, { method: "POST", token });
		expect([status, body.amount]).toEqual([200, 5000]);
		expect((await intents()).map(({ id }) => id)).toEqual([body.paymentIntentId]);
	});

	test("a stored refusal with a lost response is overcome with another key", async () => {
		shop.fake.faults.next("reset", { route: CREATIONS, times: 2 });
		expect((await createIntent(token, request)).status).toBe(503);
		const { rows } = await db().query("select id from payment_attempt where order_id = $1", [(await orderRow()).id]);
		shop.fake.books.restriction = "cards_off";
		const same = { attemptId: rows[0].id, idempotencyKey: rows[0].id, amountCents: 5000, currency: "eur" };
		const { order_number: orderNumber } = await orderRow();
		await expect(shop.context.gateway.create({ ...same, orderNumber })).rejects.toThrow();
		shop.fake.books.restriction = undefined;
		expect((await opened()).orderNumber).toBe(orderNumber);
	});
});

describe("a payment of unknown state at Stripe", () => {
	/** Stripe did the work, and the responses to both tries were lost. */
	async function lost() {
		shop.fake.faults.next("reset-after", { route: CREATIONS, times: 2 });
		expect((await createIntent(token, request)).status).toBe(503);
		expect((await intents()).map(({ status }) => status)).toEqual(["requires_payment_method"]);
	}

	test("at the end of its hold it is found and cancelled, and none is made for that", async () => {
		await lost();
		const asked = creations();
		shop.setClock(31);
		await sweep(shop.context);
		expect(creations()).toBe(asked);
		expect((await intents()).map(({ status }) => status)).toEqual(["canceled"]);
		expect((await orderRow()).status).toBe("CANCELLED");
		expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
	});

	test("a provider without a response or with a revoked key leaves no hold", async () => {
		shop.fake.faults.choose(() => "401");
		expect((await createIntent(token, request)).status).toBe(503);
		shop.setClock(31);
		await sweep(shop.context);
		expect((await orderRow()).status).toBe("CANCELLED");
		expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
	});

	test("an administrator can cancel its order meanwhile", async () => {
		await lost();
		shop.fake.faults.choose(() => "500");
		const path = `/admin/orders/${(await orderRow()).order_number}/status`;
		const { status } = await api(path, { method: "PATCH", token: admin, body: { status: "CANCELLED" } });
		expect(status).toBe(200);
		expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
		shop.fake.faults.clear();
		expect((await createIntent<ApiError>(token, request)).body.code).toBe("CHECKOUT_CLOSED");
	});
});

describe("an intent that Stripe does not know: test data deleted, another account's keys", () => {
	const forget = (intentId: string) => shop.fake.books.intents.delete(intentId);

	test("its status says that it is over, and the same checkout gets another one", async () => {
		const { paymentIntentId } = await opened();
		forget(paymentIntentId);
		expect(await paymentStatus(token, paymentIntentId)).toMatchObject({
			paymentStatus: "PENDING",
			intentStatus: "canceled",
		});
		expect((await detail()).history.at(-1)?.note).toMatch(/^Le prestataire ne connaît pas ce paiement/);
		const again = await opened();
		expect(again.paymentIntentId).not.toBe(paymentIntentId);
		shop.fake.pay(again.paymentIntentId);
		await confirmed();
	});

	test("the checkout itself goes on with another one at once", async () => {
		const { paymentIntentId } = await opened();
		forget(paymentIntentId);
		expect((await opened()).paymentIntentId).not.toBe(paymentIntentId);
	});

	test("at the end of its hold the stock is released, and the payment is not retried", async () => {
		const { paymentIntentId } = await opened();
		forget(paymentIntentId);
		shop.setClock(31);
		await sweep(shop.context);
		expect((await orderRow()).status).toBe("CANCELLED");
		expect(await stockOf(product)).toMatchObject({ reserved: 0, held: 0 });
		const from = shop.fake.calls.length;
		shop.setClock(40);
		await sweep(shop.context);
		expect(shop.fake.calls.slice(from).filter(({ route }) => route.includes(paymentIntentId))).toEqual([]);
	});

	test("an event about it is settled", async () => {
		shop.fake.deliveries.policy = LOST;
		const { paymentIntentId } = await opened();
		shop.fake.pay(paymentIntentId);
		const event = shop.fake.books.events.findLast(({ type }) => type === "payment_intent.succeeded");
		forget(paymentIntentId);
		if (!event || (await shop.fake.deliveries.send(event)) !== 200) throw new Error("The event was not accepted.");
		await eventually("the event settled", async () => {
			const { rows } = await db().query("select processed_at from webhook_inbox where id = $1", [event.id]);
			return rows[0]?.processed_at ?? undefined;
		});
	});

	test("the balance of an order reads, and is paid with another one", async () => {
		const deposit = await createIntent(token, depositRequest(product, await commercialCodeFor(customer.email)));
		shop.fake.pay(deposit.body.paymentIntentId);
		const path = `/orders/${deposit.body.orderNumber}/balance`;
		await eventually("the deposit", async () => ((await orderRow()).captured_cents > 0 ? true : undefined));
		const first = (await api<BalanceIntent>(path, { method: "POST", token })).body;
		forget(first.paymentIntentId);
		expect((await api<Balance>(path, { token })).body).toMatchObject({ state: "DUE", amount: 10_800 });
		const second = await api<BalanceIntent>(path, { method: "POST", token });
		expect(second.status).toBe(200);
		expect(second.body.paymentIntentId).not.toBe(first.paymentIntentId);
	});
});
