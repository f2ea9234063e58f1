import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engine } from "../support/api";
import { DEPOSIT, openBalance, payDeposit, readOrder } from "../support/deposit";
import { eachDeposit } from "../support/each-deposit";
import { brokenSinceNow } from "../support/invariants";
import { syncsWithMedusa } from "../support/medusa-sync";
import { givenBackByProvider, medusaMoney, moneyOf } from "../support/money";
import { openOrderContext } from "../support/order-context";
import { eventually, newProduct, payByCard, stockOf } from "../support/ordering";

syncsWithMedusa();

const { context, close } = openOrderContext();
const deposit = eachDeposit();
let broken: () => Promise<string[]>;
beforeAll(async () => {
	broken = await brokenSinceNow(context.pool);
});
afterAll(close);

const now = () => readOrder(deposit.customer, deposit.order.orderNumber);

describe("Medusa Admin", () => {
	const paymentOf = async (amount: number) => {
		const { payment_collections } = await medusaMoney(deposit.order.id, deposit.medusaAdmin, () => true);
		const payment = payment_collections.flatMap(({ payments }) => payments).find((one) => one.amount === amount);
		if (!payment) throw new Error(`The engine has no payment of ${amount}.`);
		return payment;
	};
	const refundThere = (id: string, amount: number) =>
		engine<{ message?: string }>(`/admin/payments/${id}/refund`, { body: { amount }, token: deposit.medusaAdmin });

	test("its refund button moves the money, once, and the order book knows", async () => {
		const { id } = await paymentOf(36);
		const { status } = await refundThere(id, 10);
		expect(status).toBe(200);
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(1000);
		const known = await deposit.money.read();
		expect(known).toMatchObject({ refunded: 1000, refundable: 2600 });
		expect(known.refunds).toMatchObject([{ amount: 1000, source: "ENGINE", requestedBy: "admin@demo.fr" }]);
		const medusaOrder = await medusaMoney(deposit.order.id, deposit.medusaAdmin, () => true);
		expect(
			medusaOrder.payment_collections.flatMap(({ payments }) => payments.flatMap(({ refunds }) => refunds)),
		).toHaveLength(1);
	});

	test("refuses what the shop gave back already", async () => {
		await medusaMoney(deposit.order.id, deposit.medusaAdmin, () => true);
		await deposit.money.refund(3000);
		const { id } = await paymentOf(36);
		expect((await refundThere(id, 10)).status).toBe(400);
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(3000);
		expect((await refundThere(id, 6)).status).toBe(200);
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(3600);
	});

	test("an order cancelled there is cancelled in the shop: money given back, stock free, payment closed", async () => {
		const fresh = await newProduct();
		({ order: deposit.order } = await payDeposit(deposit.customer, fresh));
		deposit.money = moneyOf(deposit.order.id, deposit.admin);
		const balance = await openBalance(deposit.customer, deposit.order.id);
		const { id } = await medusaMoney(deposit.order.id, deposit.medusaAdmin, () => true);
		expect((await engine(`/admin/orders/${id}/cancel`, { method: "POST", token: deposit.medusaAdmin })).status).toBe(
			200,
		);
		await eventually("the cancellation", async () => ((await now()).status === "CANCELLED" ? true : undefined));
		expect(await now()).toMatchObject({ status: "CANCELLED", paymentStatus: "REFUNDED", balanceAmount: 0 });
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(DEPOSIT.depositCents);
		expect(await stockOf(fresh)).toMatchObject({ reserved: 0, reservations: 0, held: 0 });
		const late = await payByCard(deposit.customer.token, balance.body.clientSecret);
		expect(late.body.status).toBe("requires_payment_method");
	});

	test("a balance marked as paid there is money received by hand, and its refund is given back by hand", async () => {
		const { payment_collections } = await medusaMoney(deposit.order.id, deposit.medusaAdmin, () => true);
		const balance = payment_collections.find(({ amount }) => amount === 108);
		const marked = await engine(`/admin/payment-collections/${balance?.id}/mark-as-paid`, {
			body: { order_id: (await medusaMoney(deposit.order.id, deposit.medusaAdmin, () => true)).id },
			token: deposit.medusaAdmin,
		});
		expect(marked.status).toBe(200);
		await medusaMoney(deposit.order.id, deposit.medusaAdmin, () => true);
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
		expect((await deposit.money.read()).refunds).toMatchObject([
			{ amount: 800, source: "ENGINE", parts: [{ isByHand: true }] },
		]);
		expect(await givenBackByProvider(deposit.order.orderNumber)).toBe(0);
	});
});

const untilCaptured = (cents: number) => until(({ captured }) => captured === cents);
const untilRefunded = (cents: number) => until(({ refunded }) => refunded === cents);
async function until(isRight: (read: Awaited<ReturnType<typeof deposit.money.read>>) => boolean) {
	return eventually("the order's money", async () => {
		const read = await deposit.money.read();
		return isRight(read) ? read : undefined;
	});
}

test("orders add up after all of this", async () => {
	expect(await broken()).toEqual([]);
});
