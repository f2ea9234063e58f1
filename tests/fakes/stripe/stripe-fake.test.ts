import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GatewayRefusal, GatewayUnavailable } from "../../../backend/src/modules/sales/payments/gateway/gateway";
import { stripeClient } from "../../../backend/src/modules/sales/payments/stripe/client";
import { StripeGateway } from "../../../backend/src/modules/sales/payments/stripe/stripe-gateway";
import { HANDLED_EVENTS } from "../../../backend/src/modules/sales/payments/stripe/wire";
import { stripeSignature } from "./deliveries";
import type { Fault } from "./faults";
import { FAKE_KEYS, type StripeFake, startStripeFake } from "./server";

let fake: StripeFake;
let stripe: ReturnType<typeof stripeClient>;
let gateway: StripeGateway;
beforeAll(async () => {
	fake = await startStripeFake();
	stripe = stripeClient({
		secretKey: FAKE_KEYS.STRIPE_SECRET_KEY,
		publishableKey: FAKE_KEYS.STRIPE_PUBLISHABLE_KEY,
		webhookSecret: FAKE_KEYS.STRIPE_WEBHOOK_SECRET,
		apiUrl: fake.url,
		timeoutMs: 200,
	});
	gateway = new StripeGateway(stripe);
});
beforeEach(() => fake.faults.clear());
afterAll(() => fake.close());

const HANDLED = new Set<string>(HANDLED_EVENTS);
let keys = 0;
const request = (changes: object = {}) => {
	keys += 1;
	const ids = { idempotencyKey: `key_${keys}`, attemptId: `payatt_${keys}`, orderNumber: `CMD-${keys}` };
	return { amountCents: 5000, currency: "eur", ...ids, ...changes };
};
const intentsOf = ({ attemptId }: { attemptId: string }) =>
	[...fake.books.intents.values()].filter(({ metadata }) => metadata.attempt_id === attemptId);

describe("the SDK speaks to the fake as to Stripe", () => {
	test("an intent is created, changed, read and cancelled", async () => {
		const asked = request();
		const intent = await gateway.create(asked);
		expect(intent).toMatchObject({ status: "requires_payment_method", amountCents: 5000, attemptId: asked.attemptId });
		expect(await gateway.update(intent.id, 2500)).toMatchObject({ amountCents: 2500 });
		expect(await gateway.cancel(intent.id)).toMatchObject({ status: "canceled" });
		expect(await gateway.cancel(intent.id)).toMatchObject({ status: "canceled" });
		expect(await gateway.retrieve(intent.id)).toMatchObject({ status: "canceled", amountCents: 2500 });
	});

	test("a paid intent names its charge and takes no change any more", async () => {
		const { id } = await gateway.create(request());
		expect(fake.pay(id)).toBe("succeeded");
		expect(await gateway.retrieve(id)).toMatchObject({
			status: "succeeded",
			capturedCents: 5000,
			chargeId: expect.stringMatching(/^ch_/),
		});
		await expect(gateway.update(id, 100)).rejects.toMatchObject({ reason: "intent_closed" });
		await expect(gateway.cancel(id)).rejects.toMatchObject({ reason: "intent_closed" });
	});

	test("a declined card leaves the intent open, with why", async () => {
		const { id } = await gateway.create(request());
		expect(fake.pay(id, "pm_card_visa_chargeDeclined")).toBe("generic_decline");
		expect(await gateway.retrieve(id)).toMatchObject({
			status: "requires_payment_method",
			failure: { code: "generic_decline", message: "Your card was declined." },
		});
	});

	test("refunds add up to what was received, never more; an event list tells of all", async () => {
		const { id } = await gateway.create(request());
		await expect(gateway.refund({ intentId: id, amountCents: 1, idempotencyKey: "r0" })).rejects.toThrow(
			GatewayRefusal,
		);
		fake.pay(id);
		const first = await gateway.refund({ intentId: id, amountCents: 2000, idempotencyKey: "r1" });
		await expect(gateway.refund({ intentId: id, amountCents: 3001, idempotencyKey: "r2" })).rejects.toThrow(
			GatewayRefusal,
		);
		const second = fake.refundInDashboard(id, 3000);
		fake.settleRefund(second, "failed");
		fake.dispute(id);
		const { refunds, disputes } = await gateway.reversals(id);
		expect(refunds).toEqual([
			{ reference: second, amountCents: 3000, state: "failed", idempotencyKey: null },
			{ reference: first.reference, amountCents: 2000, state: "given", idempotencyKey: "r1" },
		]);
		expect(disputes).toMatchObject([{ amountCents: 5000, reason: "fraudulent", state: "open" }]);
		const events = await gateway.eventsSince(new Date(Date.now() - 60_000));
		expect(events.map((event) => (event as { type: string }).type).slice(-6)).toEqual(
			[
				"payment_intent.succeeded",
				"refund.created",
				"charge.refunded",
				"refund.created",
				"charge.refunded",
				"refund.updated",
				"refund.failed",
				"charge.dispute.created",
			].slice(-6),
		);
	});

	test("more events than a page holds are all read, oldest first", async () => {
		const { id } = await gateway.create(request());
		fake.pay(id);
		for (let refund = 0; refund < 60; refund++) fake.refundInDashboard(id, 1);
		const events = await gateway.eventsSince(new Date(Date.now() - 60_000));
		expect(events).toEqual(fake.books.events.filter(({ type }) => HANDLED.has(type)));
		expect((await gateway.reversals(id)).refunds).toHaveLength(60);
	});

	test.each([
		[{ amountCents: 10 }, "amount_too_small"],
		[{ amountCents: 10.5 }, "parameter_invalid_integer"],
	])("%j is refused, for good", async (changes) => {
		await expect(gateway.create(request(changes))).rejects.toMatchObject({ reason: "request_refused" });
	});

	test("an unknown intent and a wrong key say so", async () => {
		await expect(gateway.retrieve("pi_none")).rejects.toMatchObject({ reason: "not_found" });
		const options = { publishableKey: "", webhookSecret: "", apiUrl: fake.url, timeoutMs: 200 };
		const stranger = new StripeGateway(stripeClient({ ...options, secretKey: "sk_test_other" }));
		await expect(stranger.create(request())).rejects.toThrow(GatewayUnavailable);
	});
});

describe("idempotency", () => {
	test("the same key and request make one intent, however often and at once", async () => {
		const asked = request();
		const made = await Promise.all(Array.from({ length: 20 }, () => gateway.create(asked)));
		expect(new Set(made.map(({ id }) => id)).size).toBe(1);
		expect(intentsOf(asked)).toHaveLength(1);
	});

	test("the same key with another request returns 400 idempotency_error", async () => {
		const asked = request();
		await gateway.create(asked);
		await expect(gateway.create({ ...asked, amountCents: 5001 })).rejects.toMatchObject({
			reason: "idempotency_conflict",
		});
		expect(intentsOf(asked)).toHaveLength(1);
	});

	test("a refund whose response was lost is found again, even when its key is forgotten", async () => {
		const { id } = await gateway.create(request());
		fake.pay(id);
		const asked = { intentId: id, amountCents: 1000, idempotencyKey: "lost" };
		fake.faults.next("timeout-after", { route: "POST /v1/refunds", times: 1 });
		fake.faults.next("500", { route: "POST /v1/refunds", times: 1 });
		await expect(gateway.refund(asked)).rejects.toThrow(GatewayUnavailable);
		const { reference } = await gateway.refund(asked);
		expect((await gateway.reversals(id)).refunds.map((refund) => refund.reference)).toEqual([reference]);
	});
});

describe("a provider in trouble", () => {
	test.each<Fault>(["500", "429", "timeout", "reset"])(
		"%s: unavailable, nothing made, and the same key serves later",
		async (fault) => {
			const asked = request();
			fake.faults.next(fault, { times: 2 });
			const outcome = await gateway.create(asked).catch((error: unknown) => error);
			// 429 and 500 are not tried again at once; the rest twice, and then they are unavailable.
			expect(outcome).toBeInstanceOf(GatewayUnavailable);
			fake.faults.clear();
			expect(intentsOf(asked)).toEqual([]);
			await gateway.create(asked);
			expect(intentsOf(asked)).toHaveLength(1);
		},
	);

	test.each<Fault>(["timeout-after", "reset-after"])("%s: the work was done, and the retry finds it", async (fault) => {
		const asked = request();
		fake.faults.next(fault);
		const intent = await gateway.create(asked);
		expect(intentsOf(asked).map(({ id }) => id)).toEqual([intent.id]);
	});

	test.each<Fault>(["500-stored", "500-after"])(
		"%s: Stripe stores a server error under its key, so a retry needs another key",
		async (fault) => {
			const asked = request();
			fake.faults.next(fault);
			await expect(gateway.create(asked)).rejects.toThrow(GatewayUnavailable);
			const intent = await gateway.create(asked);
			expect((await gateway.create(asked)).id).toBe(intent.id);
			const unpaid = intentsOf(asked).filter(({ status }) => status === "requires_payment_method");
			expect(unpaid).toHaveLength(fault === "500-after" ? 2 : 1);
		},
	);
});

test("400-stored: Stripe stores a refusal under its key too, so a retry needs another key", async () => {
	const asked = request();
	fake.faults.next("400-stored");
	await expect(gateway.create(asked)).rejects.toMatchObject({ reason: "request_refused" });
	expect((await gateway.create(asked)).id).toBe(intentsOf(asked)[0]?.id);
	expect((await gateway.create(asked)).id).toBe(intentsOf(asked)[0]?.id);
	expect(intentsOf(asked)).toHaveLength(1);
});

describe("signatures", () => {
	const payload = JSON.stringify({ id: "evt_1", object: "event", type: "payment_intent.succeeded" });
	const secret = FAKE_KEYS.STRIPE_WEBHOOK_SECRET;
	const now = Math.floor(Date.now() / 1000);

	test("the SDK accepts the fake's, and its own test header says the same", () => {
		const ours = stripeSignature(payload, secret, now);
		expect(ours).toBe(stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: now }));
		expect(stripe.webhooks.constructEvent(payload, ours, secret, 300)).toMatchObject({ id: "evt_1" });
	});

	test.each([
		["another payload", `${payload} `, stripeSignature(payload, secret, now)],
		["another secret", payload, stripeSignature(payload, "whsec_other", now)],
		["301 seconds old", payload, stripeSignature(payload, secret, now - 301)],
	])("the SDK refuses %s", (_, body, header) => {
		expect(() => stripe.webhooks.constructEvent(body, header, secret, 300)).toThrow();
	});
});
