import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { OrderDispute } from "@confiserie/domain/contract/admin-payments";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Order } from "@confiserie/domain/contract/order";
import { beforeEach, describe, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { LOST } from "../fakes/stripe/deliveries";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { brokenSinceNow } from "../support/invariants";
import { ledgerOf, moneyOf } from "../support/money";
import { checkout, eventually, newProduct, type TestProduct } from "../support/ordering";
import { type StripeShop, stripeTest } from "../support/stripe-shop";

let shop: StripeShop;
let broken: () => Promise<string[]>;
let token: string;
let admin: string;
let product: TestProduct;
let order: Order;
let intentId: string;
let money: ReturnType<typeof moneyOf>;
stripeTest.beforeAll(async ({ shop: shared }) => {
	shop = shared;
	[{ token }, admin] = await Promise.all([registerCustomer(), adminToken()]);
	product = await newProduct({ boxes: 10_000 });
	broken = await brokenSinceNow(shop.context.pool);
}, 120_000);
beforeEach(() => shop.reset());

/** An order of 50,00 EUR, paid with this card. */
async function paid(card?: string): Promise<void> {
	const { orderNumber, paymentIntentId } = await checkout(token, [{ product, boxes: 5 }]);
	intentId = paymentIntentId;
	shop.fake.pay(intentId, card);
	order = await eventually("the payment", async () => {
		const { body } = await api<Order>(`/orders/${orderNumber}`, { token });
		return body.paymentStatus === "PAID" ? body : undefined;
	});
	money = moneyOf(order.id, admin);
}
const PENDING = "pm_card_pendingRefund";
const now = async () => (await api<Order>(`/orders/${order.orderNumber}`, { token })).body;
const notes = async () =>
	(await api<AdminOrderDetail>(`/admin/orders/${order.id}`, { token: admin })).body.history.flatMap(
		({ note }) => note?.replaceAll("\u00a0", " ") ?? [],
	);
const lastRefund = () => [...shop.fake.books.refunds.values()].at(-1)?.id ?? "";

/** Templates of the mails about this order's money that went back, in their order. */
async function mails(): Promise<string[]> {
	const { rows } = await db().query(
		`select template from mail_outbox where template like 'refund%' and split_part(key, ':', 2) in
			(select id from payment_refund_part where order_id = $1) order by created_at, template`,
		[order.id],
	);
	return rows.map(({ template }) => template);
}

describe("a refund that waits with Stripe (its balance does not cover it, say)", () => {
	test("reads as under way, not as given back: ledger, order page, back office, mails; then as given back, once", async () => {
		await paid(PENDING);
		const { status, body } = await money.refund(2000);
		expect(status).toBe(201);
		expect(body).toMatchObject({ refunded: 0, refundPending: 2000, refundable: 3000 });
		expect(body.refunds[0]?.parts).toEqual([{ amount: 2000, isByHand: false, state: "PENDING" }]);
		expect(body.payments).toMatchObject([{ refunded: 0, refundPending: 2000 }]);
		await shop.settledEvents();
		expect(await now()).toMatchObject({ paymentStatus: "PAID", paidAmount: 50, refundPendingAmount: 20 });
		expect(await ledgerOf(order.id)).toEqual([["CAPTURE", 5000]]);
		expect(await notes()).toEqual(["Remboursement de 20,00 € en cours chez le prestataire, pas encore rendu."]);
		expect(await mails()).toEqual([]);

		shop.fake.settleRefund(lastRefund(), "succeeded");
		await shop.settledEvents();
		expect(await money.read()).toMatchObject({ refunded: 2000, refundPending: 0, refundable: 3000 });
		expect((await money.read()).refunds[0]?.parts).toMatchObject([{ state: "DONE" }]);
		expect(await now()).toMatchObject({ paidAmount: 30, refundPendingAmount: 0 });
		expect((await notes()).slice(1)).toEqual(["Remboursé : 20,00 €."]);
		expect(await mails()).toEqual(["refund"]);
	});

	test.each(["failed", "canceled"] as const)("that ends as %s says so, and can be given again", async (end) => {
		await paid(PENDING);
		await money.refund(5000);
		shop.fake.settleRefund(lastRefund(), end);
		await shop.settledEvents();
		const read = await money.read();
		expect(read).toMatchObject({ refunded: 0, refundPending: 0, refundable: 5000 });
		expect(read.refunds[0]?.parts).toMatchObject([{ state: "REFUSED" }]);
		expect(await now()).toMatchObject({ paymentStatus: "PAID", paidAmount: 50, refundPendingAmount: 0 });
		expect((await notes()).at(-1)).toBe("Le remboursement de 50,00 € a été refusé par la banque : à refaire.");
		expect(await mails()).toEqual(["refund-failed"]);
	});

	test("without a final event is settled by the sweep", async () => {
		await paid(PENDING);
		await money.refund(2000);
		await shop.settledEvents();
		shop.fake.deliveries.policy = LOST;
		shop.fake.settleRefund(lastRefund(), "succeeded");
		await sweep(shop.context);
		await shop.settledEvents();
		expect(await money.read()).toMatchObject({ refunded: 2000, refundPending: 0 });
		expect(await mails()).toEqual(["refund"]);
	});

	test("from Stripe's Dashboard is noted while it waits, and nothing promises its money a second time", async () => {
		await paid(PENDING);
		const refund = shop.fake.refundInDashboard(intentId, 2000);
		await shop.settledEvents();
		expect(await money.read()).toMatchObject({ refunded: 0, refundPending: 2000, refundable: 3000 });
		expect((await money.refund<ApiError>(3001)).body.code).toBe("REFUND_EXCEEDED");
		expect(await now()).toMatchObject({ paidAmount: 50, refundPendingAmount: 20 });
		shop.fake.settleRefund(refund, "succeeded");
		await shop.settledEvents();
		expect(await money.read()).toMatchObject({ refunded: 2000, refundPending: 0, refundable: 3000 });
		expect(await notes()).toEqual([
			"Remboursement de 20,00 € en cours chez le prestataire, pas encore rendu.",
			"Remboursement de 20,00 € enregistré.",
		]);
	});

	test("from the Dashboard that fails there leaves the money as it was", async () => {
		await paid(PENDING);
		const refund = shop.fake.refundInDashboard(intentId, 2000);
		await shop.settledEvents();
		shop.fake.settleRefund(refund, "failed");
		await shop.settledEvents();
		expect(await money.read()).toMatchObject({ refunded: 0, refundPending: 0, refundable: 5000 });
		expect((await notes()).at(-1)).toBe("Le remboursement de 20,00 € a été refusé par la banque : à refaire.");
	});
});

describe("a refund that is given at once", () => {
	test("is reported once, whether its response or its event comes first", async () => {
		await paid();
		for (let refund = 0; refund < 5; refund += 1) await money.refund(500);
		await shop.settledEvents();
		expect(await mails()).toEqual(Array(5).fill("refund"));
		expect((await notes()).filter((note) => note === "Remboursé : 5,00 €.")).toHaveLength(5);
	});

	test("and that the bank sends back tells the customer that it did not arrive", async () => {
		await paid();
		await money.refund(4000);
		await shop.settledEvents();
		shop.fake.settleRefund(lastRefund(), "failed");
		await shop.settledEvents();
		expect(await now()).toMatchObject({ paymentStatus: "PAID", paidAmount: 50 });
		expect(await mails()).toEqual(["refund", "refund-failed"]);
	});
});

describe("disputes as they stand", () => {
	const dispute = async (): Promise<OrderDispute["state"] | undefined> => (await money.read()).disputes[0]?.state;

	test("an inquiry takes no money, and says so", async () => {
		await paid();
		const id = shop.fake.dispute(intentId, { isInquiry: true });
		await shop.settledEvents();
		expect(await dispute()).toBe("INQUIRY");
		expect((await notes()).at(-1)).toMatch(
			/^La banque s'informe sur un paiement de 50,00 € \(fraudulent\) ; aucune somme/,
		);
		shop.fake.moveDispute(id, "warning_closed");
		await shop.settledEvents();
		expect(await dispute()).toBe("WON");
		expect(await ledgerOf(order.id)).toEqual([["CAPTURE", 5000]]);
	});

	test("lost, then won on appeal: the sum is the shop's again, and the payment PAID", async () => {
		await paid();
		const id = shop.fake.dispute(intentId);
		shop.fake.moveDispute(id, "lost");
		await shop.settledEvents();
		expect(await now()).toMatchObject({ paymentStatus: "REFUNDED", paidAmount: 0 });
		shop.fake.moveDispute(id, "appeal_needs_response");
		await shop.settledEvents();
		expect(await dispute()).toBe("APPEAL");
		expect(await now()).toMatchObject({ paymentStatus: "REFUNDED" });
		shop.fake.moveDispute(id, "won");
		await shop.settledEvents();
		expect(await dispute()).toBe("WON");
		expect(await now()).toMatchObject({ paymentStatus: "PAID", paidAmount: 50 });
		expect((await ledgerOf(order.id)).map(([kind]) => kind)).toEqual(["CAPTURE", "REFUND", "REFUND_RETURNED"]);
		expect((await notes()).slice(-2)).toEqual([
			"Contestation de 50,00 € en appel. Répondez dans le tableau de bord Stripe.",
			"Contestation de 50,00 € gagnée après avoir été perdue : la somme est de nouveau à la boutique.",
		]);
	});

	test("charge.dispute.funds_reinstated of a lost one: whatever it is called, the money is here", async () => {
		await paid();
		const id = shop.fake.dispute(intentId);
		shop.fake.moveDispute(id, "lost");
		await shop.settledEvents();
		shop.fake.reinstate(id);
		await shop.settledEvents();
		expect(await dispute()).toBe("WON");
		expect(await now()).toMatchObject({ paymentStatus: "PAID", paidAmount: 50 });
	});
});

test("orders add up after all of this", async () => {
	expect(await broken()).toEqual([]);
});
