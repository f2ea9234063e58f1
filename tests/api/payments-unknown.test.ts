import { paymentIntentRequestSchema } from "@confiserie/domain/contract/payment";
import { DEFAULT_DELIVERY_RULES } from "@confiserie/domain/delivery/quote";
import { DEFAULT_DEPOSIT_RULES } from "@confiserie/domain/payments/deposit";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { placeOrder } from "../../backend/src/modules/sales/checkout/place-order";
import type { CheckoutContext } from "../../backend/src/modules/sales/checkout/types";
import { GatewayUnavailable } from "../../backend/src/modules/sales/payments/gateway/gateway";
import { openIntent } from "../../backend/src/modules/sales/payments/open-intent";
import { db, registerCustomer, type TestCustomer } from "../support/api";
import { openOrderContext } from "../support/order-context";
import { createIntent, intentRequest, newProduct, type TestProduct } from "../support/ordering";

const { context, setClock, withGateway, close } = openOrderContext();
let customer: TestCustomer;
let product: TestProduct;
beforeAll(async () => {
	customer = await registerCustomer();
});
beforeEach(async () => {
	setClock(0);
	product = await newProduct({ boxes: 100 });
});
afterAll(close);

/** The provider did the work, but its response never came. */
const answerLost = () =>
	withGateway({
		create: async (request) => {
			await context.gateway.create(request);
			throw new GatewayUnavailable("socket hang up");
		},
	});
const unreachable = () => withGateway({ create: () => Promise.reject(new GatewayUnavailable("connect ETIMEDOUT")) });

async function place(using: CheckoutContext, request: object): Promise<string> {
	const orderId = await placeOrder(using, {
		customerId: customer.user.id,
		customerEmail: customer.email,
		request: paymentIntentRequestSchema.parse(request),
		idempotencyKey: undefined,
		rules: DEFAULT_DELIVERY_RULES,
		depositRules: DEFAULT_DEPOSIT_RULES,
	});
	await expect(openIntent(using, orderId)).rejects.toMatchObject({ code: "PAYMENT_UNAVAILABLE" });
	return orderId;
}

async function attempts(orderId: string) {
	const { rows } = await db().query(
		`select state, error_code, payment_attempt.amount_cents, (select count(*)::int from demo_payment_intent
			where wire->'metadata'->>'attempt_id' = payment_attempt.id) as intents from payment_attempt where order_id = $1`,
		[orderId],
	);
	return rows;
}

describe("a payment provider whose response is lost", () => {
	test("the attempt stays UNKNOWN, the order and its stock stay, the response is 503", async () => {
		const orderId = await place(answerLost(), intentRequest([{ product, boxes: 2 }]));
		expect(await attempts(orderId)).toEqual([
			{ state: "UNKNOWN", error_code: "unavailable", amount_cents: 2499, intents: 1 },
		]);
	});

	test("the shopper's retry finds the very intent that was made: never a second one", async () => {
		const request = intentRequest([{ product, boxes: 2 }]);
		const orderId = await place(answerLost(), request);
		const { status } = await createIntent(customer.token, request);
		expect(status).toBe(200);
		expect(await attempts(orderId)).toEqual([{ state: "OPEN", error_code: null, amount_cents: 2499, intents: 1 }]);
	});

	test("a retry with another cart and contact repeats the first request with its key, then asks for the new amount", async () => {
		const request = intentRequest([{ product, boxes: 2 }]);
		const orderId = await place(answerLost(), request);
		const other = intentRequest([{ product, boxes: 16 }]);
		const orderData = { ...other.orderData, email: "autre@exemple.fr", lastName: "Durand" };
		const changed = { ...other, orderData, checkoutId: request.checkoutId };
		const { status, body } = await createIntent(customer.token, changed);
		expect([status, body.paymentAmount]).toEqual([200, 14_400]);
		expect(await attempts(orderId)).toEqual([{ state: "OPEN", error_code: null, amount_cents: 14_400, intents: 1 }]);
		const { rows } = await db().query(
			"select (wire->>'amount')::int as amount from demo_payment_intent where id = $1",
			[body.paymentIntentId],
		);
		expect(rows).toEqual([{ amount: 14_400 }]);
	});

	test("without a retry the sweep reconciles the attempt with the same key", async () => {
		const orderId = await place(answerLost(), intentRequest([{ product, boxes: 2 }]));
		setClock(3);
		await sweep(context);
		expect(await attempts(orderId)).toEqual([{ state: "OPEN", error_code: null, amount_cents: 2499, intents: 1 }]);
	});

	test("a provider that cannot be reached at all: the sweep opens the intent once it responds again", async () => {
		const orderId = await place(unreachable(), intentRequest([{ product, boxes: 2 }]));
		expect(await attempts(orderId)).toMatchObject([{ state: "UNKNOWN", intents: 0 }]);
		setClock(3);
		expect((await sweep(unreachable())).problems).toContainEqual(
			expect.stringContaining("Service de paiement temporairement indisponible"),
		);
		setClock(6);
		await sweep(context);
		expect(await attempts(orderId)).toMatchObject([{ state: "OPEN", intents: 1 }]);
	});
});
