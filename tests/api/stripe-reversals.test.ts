import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { beforeEach, describe, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { LOST, TWICE_OUT_OF_ORDER } from "../fakes/stripe/deliveries";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { openBalance } from "../support/deposit";
import { orderMoney, rowsOf, untilPayment } from "../support/order-rows";
import { checkout, createIntent, eventually, intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { type StripeShop, stripeTest } from "../support/stripe-shop";

let shop: StripeShop;
let token: string;
let product: TestProduct;
let intent: Awaited<ReturnType<typeof checkout>>;
stripeTest.beforeAll(async ({ shop: shared }) => {
	shop = shared;
	token = (await registerCustomer()).token;
	product = await newProduct({ boxes: 10_000 });
}, 120_000);
beforeEach(async () => {
	shop.reset();
	intent = await checkout(token, [{ product, boxes: 5 }]);
});

const until = (payment: string) => untilPayment(intent.orderNumber, payment);
const orderRow = () => orderMoney(intent.orderNumber);
const notes = async () =>
	(await rowsOf(intent.orderNumber, "order_book_history", "note")).flatMap(({ note }) => note ?? []);

describe("what Stripe's events do to the order", () => {
	test("charge.refunded from the Dashboard: in part, then whole, each once with a note", async () => {
		shop.fake.pay(intent.paymentIntentId);
		await until("PAID");
		shop.fake.refundInDashboard(intent.paymentIntentId, 2000);
		await shop.settledEvents();
		expect(await orderRow()).toMatchObject({ captured: 5000, refunded: 2000, payment: "PAID" });
		shop.fake.refundInDashboard(intent.paymentIntentId);
		await until("REFUNDED");
		await shop.settledEvents();
		expect(await notes()).toEqual([
			"Remboursement de 20,00\u00a0€ enregistré.",
			"Remboursement de 30,00\u00a0€ enregistré.",
			"Annulée\u00a0: tout ce qui a été payé est remboursé.",
		]);
		expect(await orderRow()).toMatchObject({ status: "CANCELLED" });
		const { rows: held } = await db().query("select 1 from stock_hold where order_id = $1 and state <> 'RELEASED'", [
			(await orderRow()).id,
		]);
		expect(held).toEqual([]);
	});

	test("refund.failed: the bank sent it back, and the order is PAID again", async () => {
		shop.fake.pay(intent.paymentIntentId);
		const refund = shop.fake.refundInDashboard(intent.paymentIntentId);
		await until("REFUNDED");
		shop.fake.settleRefund(refund, "failed");
		await until("PAID");
		// The order ended with the refund: that its money is here again is what the back office is alerted of.
		const { body } = await api(`/admin/orders/${intent.orderNumber}`, { token: await adminToken() });
		expect(body).toMatchObject({ status: "CANCELLED", attention: "REFUND_DUE" });
		expect((await notes()).at(-1)).toBe(
			"Le remboursement de 50,00\u00a0€ a été refusé par la banque\u00a0: à refaire.",
		);
	});

	test("refund.failed of a surplus: the ledger says that it is here again, and it can be given back once more", async () => {
		const customer = await registerCustomer();
		const cart = [{ product, boxes: 10 }];
		const request = intentRequest(cart);
		intent = (
			await createIntent(customer.token, {
				...request,
				amount: 2700,
				paymentType: "deposit",
				depositPercentage: 30,
				commercialCode: await commercialCodeFor(customer.email),
				orderData: { ...request.orderData, paymentAmount: 2700, remainingAmount: 6300 },
			})
		).body;
		shop.fake.pay(intent.paymentIntentId);
		await until("PARTIAL");
		const { body: balance } = await openBalance(customer, intent.orderNumber);
		await db().query("update order_book set status = 'CANCELLED' where order_number = $1", [intent.orderNumber]);
		shop.fake.pay(balance.paymentIntentId);
		const kinds = async () =>
			(await rowsOf(intent.orderNumber, "payment_ledger", "kind")).map(({ kind }) => kind).sort();
		await eventually("the surplus returned", async () => (await kinds()).includes("SURPLUS_RETURN") || undefined);
		const [{ reference }] = (
			await rowsOf(intent.orderNumber, "payment_ledger", "provider_reference as reference, kind")
		).filter(({ kind }) => kind === "SURPLUS_RETURN");
		shop.fake.settleRefund(reference, "failed");
		await eventually("its refusal", async () => (await kinds()).includes("SURPLUS_RETURN_REFUSED") || undefined);
		await shop.settledEvents();
		expect(await kinds()).toEqual(["CAPTURE", "SURPLUS", "SURPLUS_RETURN", "SURPLUS_RETURN_REFUSED"]);
		expect(await orderRow()).toMatchObject({ captured: 2700, refunded: 0 });
		const { body } = await api<OrderPayments>(`/admin/orders/${intent.orderNumber}/payments`, {
			token: await adminToken(),
		});
		expect(body.payments.find(({ state }) => state === "SURPLUS")).toMatchObject({ amount: 6300, refunded: 0 });
		expect(body.refunds.flatMap(({ parts }) => parts)).toEqual([{ amount: 6300, isByHand: false, state: "REFUSED" }]);
	});

	test("charge.dispute: flagged while open, nothing lost when won", async () => {
		shop.fake.pay(intent.paymentIntentId);
		const dispute = shop.fake.dispute(intent.paymentIntentId);
		await shop.settledEvents();
		expect(await rowsOf(intent.orderNumber, "payment_dispute", "id, state, reason, amount_cents")).toEqual([
			{ id: dispute, state: "open", reason: "fraudulent", amount_cents: 5000 },
		]);
		const { body } = await api<OrderPayments>(`/admin/orders/${intent.orderNumber}/payments`, {
			token: await adminToken(),
		});
		expect(body.disputes).toMatchObject([{ id: dispute, state: "OPEN", amount: 5000 }]);
		expect((await notes()).at(-1)).toContain("Paiement contesté auprès de la banque\u00a0: 50,00\u00a0€");
		expect((await orderRow()).payment).toBe("PAID");
		shop.fake.moveDispute(dispute, "won");
		await shop.settledEvents();
		expect(await rowsOf(intent.orderNumber, "payment_dispute", "state")).toEqual([{ state: "won" }]);
		expect((await orderRow()).payment).toBe("PAID");
	});

	test("charge.dispute.closed as lost: the money is gone, and the payment reads REFUNDED", async () => {
		shop.fake.pay(intent.paymentIntentId);
		shop.fake.refundInDashboard(intent.paymentIntentId, 1000);
		const dispute = shop.fake.dispute(intent.paymentIntentId);
		shop.fake.moveDispute(dispute, "lost");
		await until("REFUNDED");
		expect(await orderRow()).toMatchObject({ status: "CANCELLED", captured: 5000, refunded: 5000 });
		const { rows } = await db().query(
			"select 1 from mail_outbox where template = 'order-cancelled' and key like 'order-cancelled:' || $1 || ':%'",
			[(await orderRow()).id],
		);
		expect(rows).toHaveLength(1);
	});

	test("every event twice, late and out of order: the state counts, not the order of events", async () => {
		shop.fake.deliveries.policy = TWICE_OUT_OF_ORDER;
		shop.fake.pay(intent.paymentIntentId, "pm_card_visa_chargeDeclined");
		shop.fake.pay(intent.paymentIntentId);
		shop.fake.refundInDashboard(intent.paymentIntentId, 500);
		await shop.settledEvents();
		expect(await orderRow()).toMatchObject({ status: "CONFIRMED", captured: 5000, refunded: 500, payment: "PAID" });
		expect(await rowsOf(intent.orderNumber, "payment_ledger", "kind")).toHaveLength(2);
	});

	test("events whose delivery is lost: the sweep fetches refunds and disputes as well as payments", async () => {
		shop.fake.deliveries.policy = LOST;
		shop.fake.pay(intent.paymentIntentId);
		shop.fake.refundInDashboard(intent.paymentIntentId, 500);
		const dispute = shop.fake.dispute(intent.paymentIntentId);
		await sweep(shop.context);
		expect(await orderRow()).toMatchObject({ status: "CONFIRMED", refunded: 500 });
		expect(await rowsOf(intent.orderNumber, "payment_dispute", "id, state")).toEqual([{ id: dispute, state: "open" }]);
	});
});
