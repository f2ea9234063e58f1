import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GatewayUnavailable } from "../../backend/src/modules/ordering/payment/gateway";
import { refundPayment } from "../../backend/src/modules/ordering/refunds/refund-payment";
import { requestRefund } from "../../backend/src/modules/ordering/refunds/request-refund";
import { readInvariants } from "../../backend/src/modules/ordering/upkeep/invariants";
import { adminToken, api, db, engine, engineToken, registerCustomer, type TestCustomer } from "../support/api";
import { DEPOSIT, payDeposit, readOrder } from "../support/deposit";
import { engineMoney, givenBackByProvider, ledgerOf, moneyOf } from "../support/money";
import { openOrderBook } from "../support/order-book";
import { CARDS, card, confirm, eventually, newProduct, stockOf, type TestProduct } from "../support/ordering";

const { book, withGateway, close } = openOrderBook();
let customer: TestCustomer;
let admin: string;
let engineAdmin: string;
let product: TestProduct;
let order: Order;
let money: ReturnType<typeof moneyOf>;
beforeAll(async () => {
	[customer, admin, engineAdmin] = await Promise.all([registerCustomer(), adminToken(), engineToken()]);
	product = await newProduct({ boxes: 100_000 });
});
afterAll(close);
beforeEach(async () => {
	({ order } = await payDeposit(customer, product));
	money = moneyOf(order.id, admin);
});

/** Pays the balance of 108,00 EUR by card. */
async function payBalance(): Promise<void> {
	const path = `/orders/${order.id}/balance`;
	const { body } = await api<{ clientSecret: string }>(path, { method: "POST", token: customer.token });
	await confirm(customer.token, body.clientSecret, { card: card(CARDS.success) });
}
const now = () => readOrder(customer, order.orderNumber);

describe("a refund by an administrator", () => {
	test("in part: the payment stays PAID, what was given back is written down, nothing is due again", async () => {
		await payBalance();
		const { status, body } = await money.refund(1500);
		expect(status).toBe(201);
		expect(body).toMatchObject({ captured: 14_400, refunded: 1500, refundable: 12_900, due: 0 });
		expect(body.refunds).toMatchObject([
			{ amount: 1500, reason: "Deux cartons écrasés", source: "BACK_OFFICE", requestedBy: "admin@demo.fr" },
		]);
		expect(body.refunds[0]?.parts).toEqual([{ amount: 1500, isByHand: false, state: "DONE" }]);
		expect(await now()).toMatchObject({ paymentStatus: "PAID", paidAmount: 129, balanceAmount: 0 });
		expect(await givenBackByProvider(order.orderNumber)).toBe(1500);
	});

	test("in full, of deposit and balance: REFUNDED", async () => {
		await payBalance();
		expect((await money.refund(14_400)).status).toBe(201);
		expect(await ledgerOf(order.id)).toEqual([
			["CAPTURE", 3600],
			["CAPTURE", 10_800],
			["REFUND", 10_800],
			["REFUND", 3600],
		]);
		expect(await now()).toMatchObject({ paymentStatus: "REFUNDED", paidAmount: 0, balanceAmount: 0 });
		expect(await givenBackByProvider(order.orderNumber)).toBe(14_400);
		expect((await money.read()).actions).toEqual({ refund: false, recordTransfer: false, sendLink: false });
	});

	test("never more than captured minus refunded, even with 50 parallel calls", async () => {
		const answers = await Promise.all(Array.from({ length: 50 }, () => money.refund<ApiError>(1000)));
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 201)).toHaveLength(3);
		expect(statuses.filter((status) => status === 409)).toHaveLength(47);
		expect(new Set(answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : [])))).toEqual(
			new Set(["REFUND_EXCEEDED"]),
		);
		expect(await givenBackByProvider(order.orderNumber)).toBe(3000);
		expect((await money.read()).refundable).toBe(600);
	});

	test("20 times with the same key: once", async () => {
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 20 }, () => money.refund(1000, key)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
		expect(await givenBackByProvider(order.orderNumber)).toBe(1000);
		expect((await money.refund<ApiError>(1001, key)).body.code).toBe("IDEMPOTENCY_CONFLICT");
	});

	test("says what is left when more is asked, and needs reason, amount, key and an administrator", async () => {
		const { status, body } = await money.refund<ApiError>(3601);
		expect([status, body.code, body.field]).toEqual([409, "REFUND_EXCEEDED", "amount"]);
		expect(body.message).toMatch(/^Au plus 36,00\s€ peuvent encore être remboursés\.$/);
		const path = `/admin/orders/${order.id}/refunds`;
		const headers = { "Idempotency-Key": randomUUID() };
		for (const [sent, field] of [
			[{ reason: "Geste" }, "amount"],
			[{ amount: 0, reason: "Geste" }, "amount"],
			[{ amount: 1.5, reason: "Geste" }, "amount"],
			[{ amount: 100 }, "reason"],
			[{ amount: 100, reason: "  " }, "reason"],
		] as const) {
			const answer = await api(path, { body: sent, token: admin, headers });
			expect([answer.status, answer.body.field]).toEqual([400, field]);
		}
		const right = { amount: 100, reason: "Geste" };
		expect((await api(path, { body: right, token: admin })).body.field).toBe("Idempotency-Key");
		expect((await api(path, { body: right, headers })).status).toBe(401);
		expect((await api(path, { body: right, token: customer.token, headers })).status).toBe(403);
		expect(await givenBackByProvider(order.orderNumber)).toBe(0);
	});

	test("in part leaves the stock as it is: goods come back by a cancellation or by hand", async () => {
		const before = await stockOf(product);
		await money.refund(3599);
		expect(await stockOf(product)).toEqual(before);
	});

	test("is in the audit log, with who, how much and why", async () => {
		await money.refund(700);
		const { rows } = await db().query("select actor_email, changes from admin_audit where entity_id = $1", [order.id]);
		expect(rows).toEqual([
			{
				actor_email: "admin@demo.fr",
				changes: { refundCents: { from: null, to: 700 }, reason: { from: null, to: "Deux cartons écrasés" } },
			},
		]);
	});

	test("shows in the engine's payment collections", async () => {
		await payBalance();
		await money.refund(12_000);
		const engineOrder = await engineMoney(order.id, engineAdmin, ({ payment_collections: [first] }) =>
			Boolean(first?.refunded_amount),
		);
		const figures = engineOrder.payment_collections.map((one) => [
			one.amount,
			one.captured_amount,
			one.refunded_amount,
		]);
		expect(figures.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
			[36, 36, 12],
			[108, 108, 108],
		]);
		expect(await givenBackByProvider(order.orderNumber)).toBe(12_000);
	});
});

describe("a provider that does not respond", () => {
	const wish = (key: string) => ({
		orderId: order.id,
		amountCents: 1000,
		reason: "Geste",
		source: "BACK_OFFICE" as const,
		requestedBy: "payment",
		idempotencyKey: key,
	});
	const stopWorker = () =>
		db().query("update order_outbox set next_try_at = now() + interval '1 hour' where order_id = $1", [order.id]);

	test("leaves the refund promised: it counts at once, is asked again under its own key, and moves once", async () => {
		const lost = withGateway({
			refund: async (request) => {
				await book.gateway.refund(request);
				throw new GatewayUnavailable("the response was lost");
			},
		});
		await requestRefund(lost, wish("a"));
		await stopWorker();
		expect(await money.read()).toMatchObject({ refunded: 0, refundable: 2600 });
		await refundPayment(book, order.id);
		await refundPayment(book, order.id);
		expect(await money.read()).toMatchObject({ refunded: 1000, refundable: 2600 });
		expect(await givenBackByProvider(order.orderNumber)).toBe(1000);
	});
});

describe("Medusa Admin", () => {
	const paymentOf = async (amount: number) => {
		const { payment_collections } = await engineMoney(order.id, engineAdmin, () => true);
		const payment = payment_collections.flatMap(({ payments }) => payments).find((one) => one.amount === amount);
		if (!payment) throw new Error(`The engine has no payment of ${amount}.`);
		return payment;
	};
	const refundThere = (id: string, amount: number) =>
		engine<{ message?: string }>(`/admin/payments/${id}/refund`, { body: { amount }, token: engineAdmin });

	test("its refund button moves the money, once, and the order book knows", async () => {
		const { id } = await paymentOf(36);
		const { status } = await refundThere(id, 10);
		expect(status).toBe(200);
		expect(await givenBackByProvider(order.orderNumber)).toBe(1000);
		const known = await money.read();
		expect(known).toMatchObject({ refunded: 1000, refundable: 2600 });
		expect(known.refunds).toMatchObject([{ amount: 1000, source: "ENGINE", requestedBy: "admin@demo.fr" }]);
		const engineOrder = await engineMoney(order.id, engineAdmin, () => true);
		expect(
			engineOrder.payment_collections.flatMap(({ payments }) => payments.flatMap(({ refunds }) => refunds)),
		).toHaveLength(1);
	});

	test("refuses what the shop gave back already", async () => {
		await engineMoney(order.id, engineAdmin, () => true);
		await money.refund(3000);
		const { id } = await paymentOf(36);
		expect((await refundThere(id, 10)).status).toBe(400);
		expect(await givenBackByProvider(order.orderNumber)).toBe(3000);
		expect((await refundThere(id, 6)).status).toBe(200);
		expect(await givenBackByProvider(order.orderNumber)).toBe(3600);
	});

	test("an order cancelled there is cancelled in the shop: money given back, stock free, payment closed", async () => {
		const fresh = await newProduct();
		({ order } = await payDeposit(customer, fresh));
		money = moneyOf(order.id, admin);
		const balance = await api<{ clientSecret: string }>(`/orders/${order.id}/balance`, {
			method: "POST",
			token: customer.token,
		});
		const { id } = await engineMoney(order.id, engineAdmin, () => true);
		expect((await engine(`/admin/orders/${id}/cancel`, { method: "POST", token: engineAdmin })).status).toBe(200);
		await eventually("the cancellation", async () => ((await now()).status === "CANCELLED" ? true : undefined));
		expect(await now()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED", balanceAmount: 0 });
		expect(await givenBackByProvider(order.orderNumber)).toBe(DEPOSIT.depositCents);
		expect(await stockOf(fresh)).toMatchObject({ reserved: 0, reservations: 0, held: 0 });
		const late = await confirm(customer.token, balance.body.clientSecret, { card: card(CARDS.success) });
		expect(late.body.status).toBe("requires_payment_method");
	});

	test("a balance marked as paid there is money received by hand, and its refund is given back by hand", async () => {
		const { payment_collections } = await engineMoney(order.id, engineAdmin, () => true);
		const balance = payment_collections.find(({ amount }) => amount === 108);
		const marked = await engine(`/admin/payment-collections/${balance?.id}/mark-as-paid`, {
			body: { order_id: (await engineMoney(order.id, engineAdmin, () => true)).id },
			token: engineAdmin,
		});
		expect(marked.status).toBe(200);
		await engineMoney(order.id, engineAdmin, () => true);
		const { payments, captured } = await untilCaptured(14_400);
		expect(captured).toBe(14_400);
		expect(payments).toMatchObject([
			{ method: "demo", amount: 3600 },
			{ method: "manual", amount: 10_800, reference: "Enregistré dans Medusa Admin", recordedBy: "admin@demo.fr" },
		]);
		expect((await now()).paymentStatus).toBe("PAID");
		const { id } = await paymentOf(108);
		expect((await refundThere(id, 8)).status).toBe(200);
		await untilRefunded(800);
		expect((await money.read()).refunds).toMatchObject([
			{ amount: 800, source: "ENGINE", parts: [{ isByHand: true }] },
		]);
		expect(await givenBackByProvider(order.orderNumber)).toBe(0);
	});
});

const untilCaptured = (cents: number) => until(({ captured }) => captured === cents);
const untilRefunded = (cents: number) => until(({ refunded }) => refunded === cents);
async function until(isRight: (read: Awaited<ReturnType<typeof money.read>>) => boolean) {
	return eventually("the order's money", async () => {
		const read = await money.read();
		return isRight(read) ? read : undefined;
	});
}

test("the book adds up after all of this", async () => {
	expect((await readInvariants(book.pool)).ordersOffTheLedger).toBe(0);
});
