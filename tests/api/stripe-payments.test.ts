import type { Balance, BalanceIntent } from "@confiserie/domain/contract/balance";
import type { ApiError } from "@confiserie/domain/contract/error";
import { shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { beforeEach, describe, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { openIntent } from "../../backend/src/modules/sales/payments/open-intent";
import type { Fault } from "../fakes/stripe/faults";
import { takenCharges } from "../fakes/stripe/state";
import { api, db, registerCustomer } from "../support/api";
import { depositRequest, openBalance } from "../support/deposit";
import { syncWithMedusa } from "../support/medusa-sync";
import { orderMoney, rowsOf, untilPayment } from "../support/order-rows";
import {
	checkout,
	createIntent,
	eventually,
	intentRequest,
	newProduct,
	payByCard,
	paymentStatus,
	type TestProduct,
} from "../support/ordering";
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

const status = async () => (await paymentStatus(token, intent.paymentIntentId)).paymentStatus;
const until = (payment: string) => untilPayment(intent.orderNumber, payment);
const orderRow = () => orderMoney(intent.orderNumber);

describe("PAYMENTS_MODE=stripe", () => {
	test("the browser learns mode and publishable key from the shop, and that it is a test", async () => {
		const { body } = await api("/settings");
		expect(shopSettingsSchema.parse(body)).toMatchObject({
			paymentsMode: "stripe",
			stripe: { publishableKey: "pk_test_fake", isTest: true },
		});
	});

	test("the demo's card step does not exist", async () => {
		const { status: answer } = await payByCard(token, intent.clientSecret);
		expect(answer).toBe(404);
		expect(await status()).toBe("PENDING");
	});

	test("the intent asks for the order's amount in cents, by card, under the order's number", async () => {
		expect(intent).toMatchObject({ provider: "stripe", paymentAmount: 5000 });
		expect(shop.fake.books.intents.get(intent.paymentIntentId)).toMatchObject({
			amount: 5000,
			currency: "eur",
			payment_method_types: ["card"],
			metadata: { order_number: intent.orderNumber },
		});
	});

	test("a checkout waits for Stripe once", async () => {
		const from = shop.fake.calls.length;
		await checkout(token, [{ product, boxes: 4 }]);
		expect(shop.fake.calls.slice(from).map(({ route }) => route)).toEqual(["POST /v1/payment_intents"]);
	});

	test("the same checkout 20 times at once has one order and one intent", async () => {
		const request = intentRequest([{ product, boxes: 3 }]);
		const answers = await Promise.all(Array.from({ length: 20 }, () => createIntent(token, request)));
		expect(answers.map(({ status: code }) => code)).toEqual(Array(20).fill(200));
		expect(new Set(answers.map(({ body }) => body.paymentIntentId)).size).toBe(1);
		const number = answers[0]?.body.orderNumber;
		const made = [...shop.fake.books.intents.values()].filter(({ metadata }) => metadata.order_number === number);
		expect(made).toHaveLength(1);
	});

	test("switching to a deposit and back updates the same intent", async () => {
		const customer = await registerCustomer();
		const request = intentRequest([{ product, boxes: 10 }]);
		const full = await createIntent(customer.token, request);
		const deposit = await createIntent(customer.token, {
			...request,
			amount: 2700,
			paymentType: "deposit",
			depositPercentage: 30,
			commercialCode: await commercialCodeFor(customer.email),
			orderData: { ...request.orderData, paymentAmount: 2700, remainingAmount: 6300 },
		});
		expect(deposit.body).toMatchObject({ paymentIntentId: full.body.paymentIntentId, paymentAmount: 2700 });
		expect(shop.fake.books.intents.get(full.body.paymentIntentId)?.amount).toBe(2700);
		await createIntent(customer.token, request);
		expect(shop.fake.books.intents.get(full.body.paymentIntentId)?.amount).toBe(9000);
	});
});

describe("what Stripe's events do to the order", () => {
	test("payment_intent.succeeded: PAID and CONFIRMED, the charge once in the ledger, and in Medusa", async () => {
		await syncWithMedusa();
		shop.fake.pay(intent.paymentIntentId);
		await until("PAID");
		const charge = shop.fake.books.intents.get(intent.paymentIntentId)?.latest_charge;
		expect(
			await rowsOf(intent.orderNumber, "payment_ledger", "kind, provider, provider_reference, amount_cents"),
		).toEqual([{ kind: "CAPTURE", provider: "stripe", provider_reference: charge, amount_cents: 5000 }]);
		expect((await orderRow()).status).toBe("CONFIRMED");
		await eventually("the engine's order", async () => {
			const { rows } = await db().query("select medusa_order_id as id from order_book where order_number = $1", [
				intent.orderNumber,
			]);
			return rows[0].id ?? undefined;
		});
	});

	test("payment_intent.payment_failed: FAILED and still open; another card pays", async () => {
		expect(shop.fake.pay(intent.paymentIntentId, "pm_card_visa_chargeDeclinedInsufficientFunds")).toBe(
			"insufficient_funds",
		);
		await until("FAILED");
		expect(shop.fake.pay(intent.paymentIntentId)).toBe("succeeded");
		await until("PAID");
	});

	test("3-D Secure: PENDING while the bank asks, then PAID or FAILED", async () => {
		expect(shop.fake.pay(intent.paymentIntentId, "pm_card_threeDSecure2Required")).toBe("requires_action");
		expect(await status()).toBe("PENDING");
		shop.fake.settle(intent.paymentIntentId, false);
		await until("FAILED");
		expect(await paymentStatus(token, intent.paymentIntentId)).toMatchObject({
			paymentStatus: "FAILED",
			intentStatus: "requires_payment_method",
			declineCode: "payment_intent_authentication_failure",
		});
		shop.fake.pay(intent.paymentIntentId, "pm_card_threeDSecure2Required");
		shop.fake.settle(intent.paymentIntentId, true);
		await until("PAID");
	});

	test("payment_intent.processing: the hold does not run out under a payment that is on its way", async () => {
		shop.fake.pay(intent.paymentIntentId, "pm_card_delayed");
		await shop.settledEvents();
		const underway = { paymentStatus: "PENDING", intentStatus: "processing", declineCode: null };
		expect(await paymentStatus(token, intent.paymentIntentId)).toMatchObject(underway);
		const again = await api(`/orders/${intent.orderNumber}/payment`, { method: "POST", token });
		expect([again.status, again.body.code]).toEqual([409, "PAYMENT_IN_PROGRESS"]);
		shop.setClock(40);
		await sweep(shop.context);
		expect((await orderRow()).status).toBe("PENDING");
		shop.fake.settle(intent.paymentIntentId, true);
		await until("PAID");
		expect((await orderRow()).status).toBe("CONFIRMED");
	});

	test("a balance that the bank is processing is in progress for its holder, and is not requested again", async () => {
		const customer = await registerCustomer();
		const request = depositRequest(product, await commercialCodeFor(customer.email));
		intent = (await createIntent(customer.token, request)).body;
		shop.fake.pay(intent.paymentIntentId);
		await until("PARTIAL");
		const at = `/orders/${intent.orderNumber}/balance`;
		const open = () => openBalance<BalanceIntent & ApiError>(customer, intent.orderNumber);
		const state = async () => (await api<Balance>(at, { token: customer.token })).body.state;
		const { body } = await open();
		shop.fake.pay(body.paymentIntentId, "pm_card_delayed");
		expect(await state()).toBe("IN_PROGRESS");
		const again = await open();
		expect([again.status, again.body.code]).toEqual([409, "PAYMENT_IN_PROGRESS"]);
		shop.fake.settle(body.paymentIntentId, true);
		await until("PAID");
		expect(await state()).toBe("PAID");
	});

	test("payment_intent.canceled in the Dashboard: the same checkout gets another intent for the same order", async () => {
		const request = intentRequest([{ product, boxes: 2 }]);
		const first = (await createIntent(token, request)).body;
		await shop.context.gateway.cancel(first.paymentIntentId);
		await shop.settledEvents();
		expect((await paymentStatus(token, first.paymentIntentId)).intentStatus).toBe("canceled");
		const second = (await createIntent(token, request)).body;
		expect(second.orderNumber).toBe(first.orderNumber);
		expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
	});
});

describe("a provider in trouble", () => {
	test.each<Fault>(["500", "429", "timeout", "reset", "500-stored", "500-after"])(
		"%s returns 503 with the specified words, and the retry pays once",
		async (fault) => {
			const request = intentRequest([{ product, boxes: 2 }]);
			shop.fake.faults.next(fault, { route: "POST /v1/payment_intents", times: fault.startsWith("500") ? 1 : 2 });
			const refused = await createIntent<ApiError>(token, request);
			expect([refused.status, refused.body.code, refused.body.message]).toEqual([
				503,
				"PAYMENT_UNAVAILABLE",
				"Service de paiement temporairement indisponible. Veuillez réessayer.",
			]);
			shop.fake.faults.clear();
			const { status: code, body } = await createIntent(token, request);
			expect(code).toBe(200);
			expect((await createIntent(token, request)).body.paymentIntentId).toBe(body.paymentIntentId);
			shop.fake.pay(body.paymentIntentId);
			const charges = takenCharges(shop.fake.books).filter(
				(charge) => shop.fake.books.intents.get(charge.payment_intent)?.metadata.order_number === body.orderNumber,
			);
			expect(charges.map(({ amount }) => amount)).toEqual([body.paymentAmount]);
		},
	);

	test("repeated server errors that Stripe stores: the checkout is paid once they are over", async () => {
		const request = intentRequest([{ product, boxes: 2 }]);
		shop.fake.faults.choose(({ route }) => (route === "POST /v1/payment_intents" ? "500-stored" : undefined));
		for (let attempt = 0; attempt < 12; attempt += 1) expect((await createIntent(token, request)).status).toBe(503);
		shop.fake.faults.clear();
		const first = await createIntent(token, request);
		// The last keys may be spent; then the try after that has new ones.
		const opened = first.status === 503 ? await createIntent(token, request) : first;
		expect(opened.status).toBe(200);
		expect(shop.fake.pay(opened.body.paymentIntentId)).toBe("succeeded");
		await shop.settledEvents();
		const { rows } = await db().query("select status, captured_cents from order_book where order_number = $1", [
			opened.body.orderNumber,
		]);
		expect(rows).toEqual([{ status: "CONFIRMED", captured_cents: opened.body.paymentAmount }]);
	});

	test.each<Fault>(["timeout-after", "reset-after"])("%s: the response is lost, not the intent", async (fault) => {
		shop.fake.faults.next(fault, { route: "POST /v1/payment_intents" });
		const { status: code, body } = await createIntent(token, intentRequest([{ product, boxes: 2 }]));
		expect(code).toBe(200);
		const made = [...shop.fake.books.intents.values()].filter(
			({ metadata }) => metadata.order_number === body.orderNumber,
		);
		expect(made.map(({ id }) => id)).toEqual([body.paymentIntentId]);
	});

	test("a replayed response of a lost creation is not taken for the current state of the intent", async () => {
		const request = intentRequest([{ product, boxes: 2 }]);
		shop.fake.faults.next("reset-after", { route: "POST /v1/payment_intents", times: 2 });
		expect((await createIntent<ApiError>(token, request)).status).toBe(503);
		const lost = [...shop.fake.books.intents.keys()].at(-1) ?? "";
		await shop.context.gateway.cancel(lost);
		const { status: code, body } = await createIntent(token, request);
		expect(code).toBe(200);
		expect(body.paymentIntentId).not.toBe(lost);
		expect(shop.fake.books.intents.get(body.paymentIntentId)?.status).toBe("requires_payment_method");
	});

	test("an attempt that its event ends while the checkout is being opened has a successor", async () => {
		await shop.context.gateway.cancel(intent.paymentIntentId);
		await shop.settledEvents();
		const { id } = await orderRow();
		const opened = await openIntent(shop.context, id);
		expect(opened.intent).toMatchObject({ status: "requires_payment_method", amountCents: 5000 });
		expect(opened.intent.id).not.toBe(intent.paymentIntentId);
	});

	test("keys that Stripe does not accept are the shop's fault: the shopper reads the same 503", async () => {
		shop.fake.faults.choose(() => "429");
		const { status: code } = await createIntent<ApiError>(token, intentRequest([{ product, boxes: 1 }]));
		expect(code).toBe(503);
		// The status of a payment stays readable while the provider cannot be asked.
		expect(await status()).toBe("PENDING");
	});
});
