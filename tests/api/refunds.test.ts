import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GatewayUnavailable } from "../../backend/src/modules/sales/payments/gateway/gateway";
import { refundPayment } from "../../backend/src/modules/sales/refunds/refund-payment";
import { requestRefund } from "../../backend/src/modules/sales/refunds/request-refund";
import { api, db } from "../support/api";
import { openBalance, readOrder } from "../support/deposit";
import { eachDeposit } from "../support/each-deposit";
import { brokenSinceNow } from "../support/invariants";
import { syncWithMedusa } from "../support/medusa-sync";
import { givenBackByProvider, ledgerOf, medusaMoney } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { payByCard, stockOf } from "../support/ordering";

const { context, setClock, withGateway, close } = openOrderContext();
const deposit = eachDeposit();
let broken: () => Promise<string[]>;
beforeAll(async () => {
	broken = await brokenSinceNow(context.pool);
});
afterAll(close);

/** Pays the balance of 108,00 EUR by card. */
async function payBalance(): Promise<void> {
	const { body } = await openBalance(deposit.customer, deposit.order.id);
	await payByCard(deposit.customer.token, body.clientSecret);
}
const now = () => readOrder(deposit.customer, deposit.order.orderNumber);

describe("a refund by an administrator", () => {
	test("in part: the payment stays PAID, what was given back is written down, nothing is due again", async () => {
		await payBalance();
		const { status, body } = await deposit.money.refund(1500);
		expect(status).toBe(201);
		expect(body).toMatchObject({ captured: 14_400, refunded: 1500, refundable: 12_900, due: 0 });
		expect(body.refunds).toMatchObject([
			{ amount: 1500, reason: "Deux cartons écrasés", source: "BACK_OFFICE", requestedBy: "admin@demo.fr" },
		]);
		expect(body.refunds[0]?.parts).toEqual([{ amount: 1500, isByHand: false, state: "DONE" }]);
		expect(await now()).toMatchObject({ paymentStatus: "PAID", paidAmount: 129, balanceAmount: 0 });
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(1500);
	});

	test("in full, of deposit and balance: REFUNDED", async () => {
		await payBalance();
		expect((await deposit.money.refund(14_400)).status).toBe(201);
		expect(await ledgerOf(deposit.order.id)).toEqual([
			["CAPTURE", 3600],
			["CAPTURE", 10_800],
			["REFUND", 10_800],
			["REFUND", 3600],
		]);
		expect(await now()).toMatchObject({ paymentStatus: "REFUNDED", paidAmount: 0, balanceAmount: 0 });
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(14_400);
		expect((await deposit.money.read()).actions).toEqual({ refund: false, recordTransfer: false, sendLink: false });
	});

	test("never more than captured minus refunded, even with 50 parallel calls", async () => {
		const answers = await Promise.all(Array.from({ length: 50 }, () => deposit.money.refund<ApiError>(1000)));
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 201)).toHaveLength(3);
		expect(statuses.filter((status) => status === 409)).toHaveLength(47);
		expect(new Set(answers.flatMap(({ status, body }) => (status === 409 ? [body.code] : [])))).toEqual(
			new Set(["REFUND_EXCEEDED"]),
		);
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(3000);
		expect((await deposit.money.read()).refundable).toBe(600);
	});

	test("20 times with the same key: once", async () => {
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 20 }, () => deposit.money.refund(1000, key)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(1000);
		expect((await deposit.money.refund<ApiError>(1001, key)).body.code).toBe("IDEMPOTENCY_CONFLICT");
	});

	test("says what is left when more is asked, and needs reason, amount, key and an administrator", async () => {
		const { status, body } = await deposit.money.refund<ApiError>(3601);
		expect([status, body.code, body.field]).toEqual([409, "REFUND_EXCEEDED", "amount"]);
		expect(body.message).toMatch(/^Au plus 36,00\s€ peuvent encore être remboursés\.$/);
		const path = `/admin/orders/${deposit.order.id}/refunds`;
		const headers = { "Idempotency-Key": randomUUID() };
		for (const [sent, field] of [
			[{ reason: "Geste" }, "amount"],
			[{ amount: 0, reason: "Geste" }, "amount"],
			[{ amount: 1.5, reason: "Geste" }, "amount"],
			[{ amount: 100 }, "reason"],
			[{ amount: 100, reason: "  " }, "reason"],
		] as const) {
			const answer = await api(path, { body: sent, token: deposit.admin, headers });
			expect([answer.status, answer.body.field]).toEqual([400, field]);
		}
		const right = { amount: 100, reason: "Geste" };
		expect((await api(path, { body: right, token: deposit.admin })).body.field).toBe("Idempotency-Key");
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(0);
	});

	test("in part leaves the stock as it is: goods come back by a cancellation or by hand", async () => {
		const before = await stockOf(deposit.product);
		await deposit.money.refund(3599);
		expect(await stockOf(deposit.product)).toEqual(before);
	});

	test("is in the audit log, with who, how much and why", async () => {
		await deposit.money.refund(700);
		const { rows } = await db().query("select actor_email, changes from admin_audit where entity_id = $1", [
			deposit.order.id,
		]);
		expect(rows).toEqual([
			{
				actor_email: "admin@demo.fr",
				changes: {
					refundCents: { from: null, to: 700 },
					cause: { from: null, to: "Articles ou livraison rendus" },
					reason: { from: null, to: "Deux cartons écrasés" },
				},
			},
		]);
	});

	test("shows in Medusa's payment collections", async () => {
		await syncWithMedusa();
		await payBalance();
		await deposit.money.refund(12_000);
		const medusaOrder = await medusaMoney(deposit.order.id, deposit.medusaAdmin, ({ payment_collections: [first] }) =>
			Boolean(first?.refunded_amount),
		);
		const figures = medusaOrder.payment_collections.map((one) => [
			one.amount,
			one.captured_amount,
			one.refunded_amount,
		]);
		expect(figures.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
			[36, 36, 12],
			[108, 108, 108],
		]);
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(12_000);
	});
});

describe("a provider that does not respond", () => {
	const requested = (key: string) => ({
		orderId: deposit.order.id,
		amountCents: 1000,
		reason: "Geste",
		source: "BACK_OFFICE" as const,
		requestedBy: "payment",
		idempotencyKey: key,
	});

	test("leaves the refund promised: it counts at once, is asked again under its own key, and moves once", async () => {
		const lost = withGateway({
			refund: async (request) => {
				await context.gateway.refund(request);
				throw new GatewayUnavailable("the response was lost");
			},
		});
		// Due in an hour: the shop's own worker leaves it alone.
		setClock(60);
		await requestRefund(lost, requested("a"));
		setClock(0);
		expect(await deposit.money.read()).toMatchObject({ refunded: 0, refundable: 2600 });
		await refundPayment(context, deposit.order.id);
		await refundPayment(context, deposit.order.id);
		expect(await deposit.money.read()).toMatchObject({ refunded: 1000, refundable: 2600 });
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(1000);
	});
});

test("orders add up after all of this", async () => {
	expect(await broken()).toEqual([]);
});
