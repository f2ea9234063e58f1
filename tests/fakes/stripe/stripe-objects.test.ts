import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stripeClient } from "../../../backend/src/modules/sales/payments/stripe/client";
import { API_VERSION } from "./events";
import { FAKE_KEYS, type StripeFake, startStripeFake } from "./server";
import { takenCharges } from "./state";

let fake: StripeFake;
let stripe: ReturnType<typeof stripeClient>;
beforeAll(async () => {
	fake = await startStripeFake();
	const { STRIPE_SECRET_KEY: secretKey } = FAKE_KEYS;
	stripe = stripeClient({ secretKey, publishableKey: "", webhookSecret: "", apiUrl: fake.url, timeoutMs: 2000 });
});
afterAll(() => fake.close());

const create = (more: object = {}, key?: string) =>
	stripe.paymentIntents.create(
		{ amount: 5000, currency: "eur", allowed_payment_method_types: ["card"], ...more },
		key ? { idempotencyKey: key } : {},
	);
const typesOf = () => fake.books.events.map(({ type }) => type);
async function paid(card?: string) {
	const { id } = await create();
	fake.pay(id, card);
	return id;
}

/** The fields that the SDK's types say an object always has. */
function requiredFields(file: string, name: string): string[] {
	const sdk = createRequire(new URL("../../../backend/package.json", import.meta.url)).resolve("stripe");
	const text = readFileSync(join(dirname(sdk), "resources", `${file}.d.ts`), "utf8");
	const [, body = ""] = new RegExp(`export interface ${name} \\{\\n(.*?)\\n\\}`, "s").exec(text) ?? [];
	return [...body.matchAll(/^ {4}(\w+): /gm)].map(([, field = ""]) => field);
}

describe("the objects of the API version that the SDK pins", () => {
	test.each([
		["PaymentIntents", "PaymentIntent", async () => stripe.paymentIntents.retrieve(await paid())],
		["Charges", "Charge", async () => stripe.charges.retrieve(takenCharges(fake.books)[0]?.id ?? "")],
		["Refunds", "Refund", async () => stripe.refunds.create({ payment_intent: await paid(), amount: 100 })],
		["Disputes", "Dispute", async () => stripe.disputes.retrieve(fake.dispute(await paid()))],
		["Events", "EventBase", async () => (await stripe.events.list({ limit: 1 })).data[0]],
	])("%s: every required field is there", async (file, name, answered) => {
		const required = requiredFields(file, name);
		expect(required).toEqual(expect.arrayContaining(["id", "object", "created"]));
		expect(Object.keys({ ...(await answered()) })).toEqual(expect.arrayContaining(required));
	});

	test("the version of the events is the one that the SDK asks for", async () => {
		await create();
		expect(fake.calls.at(-1)?.apiVersion).toBe(API_VERSION);
	});
});

describe("responses stored under an idempotency key", () => {
	test("a refusal of an endpoint that had begun is returned for ever, also when its cause is gone", async () => {
		fake.books.restriction = "cards_off";
		const first = await create({}, "stored").catch((error: unknown) => error);
		expect(first).toMatchObject({ statusCode: 400, rawType: "invalid_request_error" });
		fake.books.restriction = undefined;
		const second = await create({}, "stored").catch((error: unknown) => error);
		expect(second).toMatchObject({ statusCode: 400, headers: { "idempotent-replayed": "true" } });
		expect((await create({}, "fresh")).status).toBe("requires_payment_method");
	});

	test.each([
		["a wrong parameter", { amount: 1 }],
		["metadata beyond the limits", { metadata: { note: "x".repeat(501) } }],
	])("%s is refused before, and the key serves the right request", async (name, wrong) => {
		await expect(create(wrong, name)).rejects.toMatchObject({ statusCode: 400 });
		expect((await create({}, name)).amount).toBe(5000);
	});

	test.each(["429", "401"] as const)("%s is not stored", async (fault) => {
		fake.faults.next(fault, { times: 2 });
		await expect(create({}, `not ${fault}`)).rejects.toMatchObject({ statusCode: Number(fault) });
		fake.faults.clear();
		expect((await create({}, `not ${fault}`)).amount).toBe(5000);
	});

	test("metadata: 50 keys of 40 characters, values of 500", async () => {
		const full = Object.fromEntries(
			Array.from({ length: 50 }, (_, key) => [`${key}`.padEnd(40, "k"), "v".repeat(500)]),
		);
		const { id } = await create({ metadata: full });
		await expect(stripe.paymentIntents.update(id, { metadata: { more: "1" } })).rejects.toMatchObject({
			param: "metadata",
		});
		await expect(create({ metadata: { ["k".repeat(41)]: "1" } })).rejects.toMatchObject({ param: "metadata" });
	});
});

describe("the life of a payment", () => {
	test("3-D Secure names its next step; refused, the intent says why and no charge was made", async () => {
		const { id } = await create();
		fake.pay(id, "pm_card_threeDSecure2Required");
		expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
			status: "requires_action",
			next_action: { type: "use_stripe_sdk" },
		});
		fake.settle(id, false);
		expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
			status: "requires_payment_method",
			next_action: null,
			latest_charge: null,
			last_payment_error: { type: "invalid_request_error", code: "payment_intent_authentication_failure" },
		});
	});

	test("a declined card leaves a failed charge, the intent's latest", async () => {
		const id = await paid("pm_card_chargeDeclinedExpiredCard");
		const { latest_charge: charge, last_payment_error: error } = await stripe.paymentIntents.retrieve(id);
		expect(error).toMatchObject({ type: "card_error", code: "expired_card", charge });
		expect(await stripe.charges.retrieve(String(charge))).toMatchObject({
			status: "failed",
			paid: false,
			failure_code: "expired_card",
		});
		await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 });
	});

	test("captured by hand: requires_capture, until it is captured or cancelled", async () => {
		const held = await create({ capture_method: "manual" });
		fake.pay(held.id);
		expect(await stripe.paymentIntents.retrieve(held.id)).toMatchObject({
			status: "requires_capture",
			amount_capturable: 5000,
			amount_received: 0,
		});
		expect(await stripe.paymentIntents.capture(held.id)).toMatchObject({ status: "succeeded", amount_received: 5000 });
		const dropped = await create({ capture_method: "manual" });
		fake.pay(dropped.id);
		expect((await stripe.paymentIntents.cancel(dropped.id)).status).toBe("canceled");
	});
});

describe("money that goes back", () => {
	test.each(["succeeded", "failed", "canceled"] as const)("a pending refund that ends as %s", async (end) => {
		const id = await paid("pm_card_pendingRefund");
		const refund = await stripe.refunds.create({ payment_intent: id, amount: 2000 });
		expect(refund).toMatchObject({ status: "pending", pending_reason: "processing" });
		const from = fake.books.events.length;
		fake.settleRefund(refund.id, end);
		expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: end });
		expect(typesOf().slice(from)).toEqual(
			["refund.updated", "charge.refund.updated", "refund.failed"].slice(0, end === "failed" ? 3 : 2),
		);
		expect(fake.books.events[from]?.data.previous_attributes).toEqual({ status: "pending" });
		expect(fake.books.charges.get(String(refund.charge))?.amount_refunded).toBe(end === "succeeded" ? 2000 : 0);
	});

	test("an inquiry takes no money; a dispute does, and gives it back when it is won, also on appeal", async () => {
		const id = await paid();
		const dispute = fake.dispute(id, { isInquiry: true });
		const read = () => stripe.disputes.retrieve(dispute);
		expect(await read()).toMatchObject({ status: "warning_needs_response", balance_transactions: [] });
		const from = fake.books.events.length;
		for (const step of ["needs_response", "lost", "appeal_needs_response", "appeal_under_review", "won"] as const)
			fake.moveDispute(dispute, step);
		expect((await read()).balance_transactions.map(({ amount }) => amount)).toEqual([-5000, 5000]);
		expect(typesOf().slice(from)).toEqual([
			"charge.dispute.funds_withdrawn",
			"charge.dispute.updated",
			"charge.dispute.closed",
			"charge.dispute.updated",
			"charge.dispute.updated",
			"charge.dispute.closed",
			"charge.dispute.funds_reinstated",
		]);
	});

	test("a payment that is charged back is not refunded, one that is only asked about is", async () => {
		const [contested, asked] = [await paid(), await paid()];
		fake.dispute(contested);
		fake.dispute(asked, { isInquiry: true });
		await expect(stripe.refunds.create({ payment_intent: contested })).rejects.toMatchObject({
			code: "charge_disputed",
		});
		expect((await stripe.refunds.create({ payment_intent: asked })).status).toBe("succeeded");
	});

	test("lists about an intent that does not exist return 404", async () => {
		await expect(stripe.refunds.list({ payment_intent: "pi_none" })).rejects.toMatchObject({
			code: "resource_missing",
		});
	});
});

describe("deliveries", () => {
	let endpoint: Server;
	let answers: number[] = [];
	beforeAll(async () => {
		endpoint = createServer((request, response) => {
			request.resume().on("end", () => response.writeHead(answers.shift() ?? 200).end());
		});
		await new Promise<void>((resolve) => endpoint.listen(0, "localhost", resolve));
		fake.deliveries.endpoint = `http://localhost:${(endpoint.address() as AddressInfo).port}`;
	});
	afterAll(() => new Promise((resolve) => endpoint.close(resolve)));

	test("an event that is not acknowledged is sent again, thrice at most", async () => {
		await fake.deliveries.settled();
		const from = fake.deliveries.sent.length;
		answers = [500, 503, 200];
		await paid();
		await fake.deliveries.settled();
		expect(fake.deliveries.sent.slice(from).map(({ status }) => status)).toEqual([500, 503, 200]);
		answers = [500, 500, 500, 500];
		await paid();
		await fake.deliveries.settled();
		expect(fake.deliveries.sent.slice(from + 3).map(({ status }) => status)).toEqual([500, 500, 500, 500]);
	});
});
