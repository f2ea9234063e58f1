import type { Order } from "@confiserie/domain/contract/order";
import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { placeOrder } from "../../backend/src/modules/sales/checkout/place-order";
import { api, db, medusaToken } from "../support/api";
import { intentAmounts } from "../support/demo-provider";
import { type DepositShopper, depositShopper } from "../support/deposit";
import { medusaOrderOf } from "../support/medusa-orders";
import { syncsWithMedusa } from "../support/medusa-sync";
import { openOrderContext } from "../support/order-context";
import { eventually, intentRequest, newProduct, payByCard, paymentStatus, stockOf } from "../support/ordering";

const { context, close } = openOrderContext();
let shopper: DepositShopper;
beforeAll(async () => {
	shopper = await depositShopper();
});
afterAll(close);

const pay = (clientSecret: string) => payByCard(shopper.customer.token, clientSecret);
const orderOf = async (number: string) =>
	(await api<Order>(`/orders/${number}`, { token: shopper.customer.token })).body;

describe("a deposit with a valid code", () => {
	test.each([
		[20, 2880],
		[25, 3600],
		[55, 7920],
		[80, 11_520],
	])("%i %% of 144,00 EUR asks for %i cents, and the provider for nothing else", async (percentage, cents) => {
		const { status, body } = await shopper.open(shopper.request(percentage));
		expect(status).toBe(200);
		expect(body).toMatchObject({
			paymentType: "deposit",
			paymentAmount: cents,
			remainingAmount: 14_400 - cents,
			depositPercentage: percentage,
		});
		expect(await intentAmounts(body.orderNumber)).toEqual([cents]);
	});

	test("is taken of the total with shipping, rounded to the cent", async () => {
		const { body } = await shopper.open(shopper.request(65, {}, 3));
		expect([body.paymentAmount, body.remainingAmount]).toEqual([2274, 1225]);
	});

	test("is accepted however the code is written", async () => {
		expect(
			(await shopper.open(shopper.request(25, { commercialCode: ` ${shopper.code.toLowerCase()} ` }))).status,
		).toBe(200);
	});

	test("the amounts of orderData may be left out: the server's own count", async () => {
		const { orderData } = shopper.request(25);
		const { total: _, paymentAmount: __, remainingAmount: ___, ...bare } = orderData;
		expect((await shopper.open(shopper.request(25, { orderData: bare }))).body.paymentAmount).toBe(3600);
	});
});

describe("switching between full and deposit", () => {
	test("updates the same order and the same intent, there and back, and holds the stock once", async () => {
		const own = await newProduct({ boxes: 16 });
		const inFull = intentRequest([{ product: own, boxes: 16 }]);
		const [deposit, remaining] = [3600, 10_800];
		const { paymentAmount: _, remainingAmount: __, ...rest } = inFull.orderData;
		const asDeposit = {
			...inFull,
			amount: deposit,
			paymentType: "deposit",
			depositPercentage: 25,
			commercialCode: shopper.code,
			orderData: { ...rest, paymentAmount: deposit, remainingAmount: remaining },
		};
		const full = await shopper.open(inFull);
		const switched = await shopper.open(asDeposit);
		expect(switched.body).toEqual({
			...full.body,
			paymentType: "deposit",
			paymentAmount: deposit,
			remainingAmount: remaining,
			depositPercentage: 25,
		});
		expect(await intentAmounts(full.body.orderNumber)).toEqual([deposit]);
		const back = await shopper.open(inFull);
		expect(back.body).toEqual(full.body);
		expect(await intentAmounts(full.body.orderNumber)).toEqual([14_400]);
		expect(await stockOf(own)).toEqual({ stocked: 16, reserved: 16, twin: 16, reservations: 16, held: 16 });
		expect(await orderOf(full.body.orderNumber)).toMatchObject({ depositPercentage: null, expectedPaymentAmount: 144 });
	});

	test("a payment in full ignores code and percentage", async () => {
		const request = intentRequest([{ product: shopper.product, boxes: 16 }], {
			depositPercentage: 25,
			commercialCode: "FAUX",
		});
		const { status, body } = await shopper.open(request);
		expect(status).toBe(200);
		expect(body).toMatchObject({ paymentType: "full", paymentAmount: 14_400, depositPercentage: null });
	});

	test("a deposit paid in the very moment of a switch to full is not the order's own any more: it is given back whole", async () => {
		const request = shopper.request(25);
		const { body } = await shopper.open(request);
		const full = intentRequest([{ product: shopper.product, boxes: 16 }], { checkoutId: request.checkoutId });
		// The order is rewritten, and the deposit is paid before the provider hears of the new amount.
		await placeOrder(context, {
			customerId: shopper.customer.user.id,
			customerEmail: shopper.customer.email,
			request: paymentIntentRequestSchema.parse(full),
			idempotencyKey: undefined,
			rules: DEFAULT_DELIVERY_RULES,
			depositRules: DEFAULT_DEPOSIT_RULES,
		});
		await pay(body.clientSecret);
		const order = await eventually("the refund", async () => {
			const { rows } = await db().query(
				"select status, captured_cents, refunded_cents from order_book where order_number = $1 and refunded_cents > 0",
				[body.orderNumber],
			);
			return rows[0];
		});
		expect(order).toEqual({ status: "CANCELLED", captured_cents: 3600, refunded_cents: 3600 });
	});

	test("a deposit paid before the switch to full is the order's own: the checkout is closed", async () => {
		const request = shopper.request(25);
		const { body } = await shopper.open(request);
		await pay(body.clientSecret);
		const full = intentRequest([{ product: shopper.product, boxes: 16 }], { checkoutId: request.checkoutId });
		expect((await shopper.refused(full)).body.code).toBe("CHECKOUT_CLOSED");
		expect((await orderOf(body.orderNumber)).paymentStatus).toBe("PARTIAL");
	});
});

test("after the deposit: payment PARTIAL, order CONFIRMED, paid and remaining right everywhere, nothing given back", async () => {
	const { body } = await shopper.open(shopper.request(25));
	expect(await orderOf(body.orderNumber)).toMatchObject({ paymentStatus: "PENDING", paidAmount: 0 });
	expect((await pay(body.clientSecret)).body).toEqual({ status: "succeeded" });
	expect(await paymentStatus(shopper.customer.token, body.paymentIntentId)).toEqual({
		orderNumber: body.orderNumber,
		paymentType: "deposit",
		paymentAmount: 3600,
		remainingAmount: 10_800,
		depositPercentage: 25,
		paymentStatus: "PARTIAL",
		intentStatus: "succeeded",
		declineCode: null,
	});
	const money = {
		status: "CONFIRMED",
		paymentStatus: "PARTIAL",
		paymentDisplayStatus: "Acompte payé",
		totalAmount: 144,
		depositPercentage: 25,
		expectedPaymentAmount: 36,
		paidAmount: 36,
		remainingAmount: 108,
	};
	expect(await orderOf(body.orderNumber)).toMatchObject(money);
	const { body: page } = await api<{ content: Order[] }>("/orders", { token: shopper.customer.token });
	expect(page.content.find((order) => order.orderNumber === body.orderNumber)).toMatchObject(money);
	const { rows } = await db().query(
		"select kind, amount_cents from payment_ledger join order_book on order_book.id = order_id where order_number = $1",
		[body.orderNumber],
	);
	expect(rows).toEqual([{ kind: "CAPTURE", amount_cents: 3600 }]);
});

describe("Medusa's order of a deposit", () => {
	syncsWithMedusa();

	test.each([
		[25, [36, 108]],
		[50, [72, 72]],
	])(
		"%i %%: two collections, the deposit captured, the balance not; repeated, nothing new",
		async (percentage, euros) => {
			const { body } = await shopper.open(shopper.request(percentage));
			await pay(body.clientSecret);
			await expectCollections(body.orderNumber, euros);
			await db().query(
				`update order_outbox set done_at = null, next_try_at = now() from order_book
				where order_book.id = order_id and order_number = $1`,
				[body.orderNumber],
			);
			// The next sale wakes the worker, which does all that is due.
			await pay((await shopper.open(shopper.request(20))).body.clientSecret);
			await expectCollections(body.orderNumber, euros);
		},
	);
});

interface MedusaOrder {
	payment_status: string;
	total: number;
	payment_collections: { amount: number; captured_amount: number | null; status: string }[];
}

async function expectCollections(orderNumber: string, [deposit, balance]: number[]): Promise<void> {
	const order = await medusaOrderOf<MedusaOrder>(orderNumber, await medusaToken(), "total,*payment_collections");
	expect(order).toMatchObject({ total: 144, payment_status: "partially_captured" });
	const collections = order.payment_collections.map(({ amount, captured_amount, status }) => [
		amount,
		captured_amount ?? 0,
		status,
	]);
	expect(collections).toHaveLength(2);
	expect(collections).toContainEqual([deposit, deposit, "completed"]);
	expect(collections).toContainEqual([balance, 0, "not_paid"]);
}
