import { type BalanceIntent, balanceIntentSchema } from "@confiserie/domain/contract/balance";
import type { ApiError } from "@confiserie/domain/contract/error";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { api, db, registerCustomer, type TestCustomer } from "../support/api";
import { DEPOSIT, depositRequest, readOrder } from "../support/deposit";
import { CARDS, card, checkout, confirm, createIntent, newProduct, type TestProduct } from "../support/ordering";

let customer: TestCustomer;
let product: TestProduct;
let orderNumber: string;
let paymentIntentId: string;
beforeAll(async () => {
	customer = await registerCustomer();
	product = await newProduct({ boxes: 100_000 });
});
beforeEach(async () => {
	({ orderNumber, paymentIntentId } = await checkout(customer.token, [{ product, boxes: 16 }]));
});

const open = ({ token } = customer) =>
	api<BalanceIntent & ApiError>(`/orders/${orderNumber}/payment`, { method: "POST", token });
const pay = (clientSecret: string, number: string = CARDS.success) =>
	confirm(customer.token, clientSecret, { card: card(number) });
const change = (columns: string) =>
	db().query(`update order_book set ${columns} where order_number = $1`, [orderNumber]);

describe("an order that waits for its first payment is paid from its own page", () => {
	test("on any device, after a declined card too: the checkout's own intent, for the server's amount", async () => {
		const { status, body } = await open();
		expect(status).toBe(200);
		expect(balanceIntentSchema.strict().parse(body)).toMatchObject({ paymentIntentId, orderNumber, amount: 14_400 });
		expect((await pay(body.clientSecret, CARDS.declined)).body.status).toBe("requires_payment_method");
		expect((await open()).body.paymentIntentId).toBe(paymentIntentId);
		expect((await pay(body.clientSecret)).body).toEqual({ status: "succeeded" });
		expect(await readOrder(customer, orderNumber)).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID" });
	});

	test("a deposit asks for the deposit alone", async () => {
		const placed = await createIntent(customer.token, depositRequest(product, await commercialCodeFor(customer.email)));
		orderNumber = placed.body.orderNumber;
		const { body } = await open();
		expect(body.amount).toBe(DEPOSIT.depositCents);
		await pay(body.clientSecret);
		expect(await readOrder(customer, orderNumber)).toMatchObject({ paymentStatus: "PARTIAL", balanceAmount: 108 });
	});

	test("20 calls at once get one and the same intent", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => open()));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(({ body }) => body.paymentIntentId))).toEqual(new Set([paymentIntentId]));
	});
});

describe("nothing can be paid so", () => {
	const refused = async () => {
		const { status, body } = await open();
		return [status, body.code];
	};

	test("once it is paid", async () => {
		await pay((await open()).body.clientSecret);
		expect(await refused()).toEqual([409, "CHECKOUT_CLOSED"]);
	});

	test.each([
		["it is cancelled", "status = 'CANCELLED'"],
		["its hold has run out", "hold_expires_at = now() - interval '1 second'"],
		["it is being closed", "expiring_since = now()"],
	])("once %s", async (_when, columns) => {
		await change(columns);
		expect(await refused()).toEqual([409, "CHECKOUT_CLOSED"]);
	});

	test("by another customer, to whom the order does not exist", async () => {
		const { status, body } = await open(await registerCustomer());
		expect([status, body.code]).toEqual([404, "ORDER_NOT_FOUND"]);
	});
});
