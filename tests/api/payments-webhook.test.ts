import { createHmac, randomUUID } from "node:crypto";
import type { PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { api, db, registerCustomer } from "../support/api";
import { succeedAtProviderOnly } from "../support/demo-provider";
import { rowsOf } from "../support/order-rows";
import { checkout, newProduct, payByCard, paymentStatus } from "../support/ordering";

let token: string;
let intent: PaymentIntentResponse;
// The demonstration draws its secret with its first event.
beforeAll(async () => {
	const { token: buyer } = await registerCustomer();
	const { clientSecret } = await checkout(buyer, [{ product: await newProduct(), boxes: 5 }]);
	await payByCard(buyer, clientSecret);
});
beforeEach(async () => {
	token = (await registerCustomer()).token;
	intent = await checkout(token, [{ product: await newProduct(), boxes: 5 }]);
});

const status = async () => (await paymentStatus(token, intent.paymentIntentId)).paymentStatus;
const ledger = () => rowsOf(intent.orderNumber, "payment_ledger", "kind, amount_cents");

describe("POST /payments/webhook", () => {
	test("a signed event settles the order, and the same event again changes nothing", async () => {
		await succeedAtProviderOnly(intent.paymentIntentId);
		const event = anEvent();
		expect((await deliver(event)).status).toBe(200);
		const after = await ledger();
		expect(after).toEqual([{ kind: "CAPTURE", amount_cents: 5000 }]);
		expect((await deliver(event)).status).toBe(200);
		expect((await deliver({ ...event, id: `evt_${randomUUID()}` })).status).toBe(200);
		expect(await ledger()).toEqual(after);
		const { rows } = await db().query("select attempts, processed_at from webhook_inbox where id = $1", [event.id]);
		expect(rows).toEqual([{ attempts: 1, processed_at: expect.any(Date) }]);
	});

	test("what an event claims decides nothing: the provider's own state does", async () => {
		expect((await deliver(anEvent("payment_intent.succeeded"))).status).toBe(200);
		expect(await status()).toBe("PENDING");
		expect(await ledger()).toEqual([]);
	});

	test("events out of order: a failure delivered after the success reverts nothing", async () => {
		await payByCard(token, intent.clientSecret);
		expect((await deliver(anEvent("payment_intent.payment_failed"))).status).toBe(200);
		expect(await status()).toBe("PAID");
	});

	test("a forged, stale or unsigned event returns 400 and is not stored", async () => {
		await succeedAtProviderOnly(intent.paymentIntentId);
		const event = anEvent();
		const signed = JSON.stringify(event);
		const now = Math.floor(Date.now() / 1000);
		const forgeries: Record<string, string>[] = [
			{},
			{ "Stripe-Signature": "" },
			{ "Stripe-Signature": `t=${now},v1=${"0".repeat(64)}` },
			{ "Stripe-Signature": signature(signed, "whsec_autre", now) },
			{ "Stripe-Signature": signature(signed, await secret(), now - 301) },
			{ "Stripe-Signature": signature(`${signed} `, await secret(), now) },
			{ "Stripe-Signature": (await signatureOf(signed)).replace("v1=", "v0=") },
		];
		for (const headers of forgeries) {
			const { status, body } = await api("/payments/webhook", { method: "POST", body: signed, headers });
			expect([status, body.code]).toEqual([400, "VALIDATION"]);
		}
		const { rows } = await db().query("select id from webhook_inbox where id = $1", [event.id]);
		expect(rows).toEqual([]);
	});

	test("a signed event about something else is stored and settled without effect", async () => {
		const event = {
			id: `evt_${randomUUID()}`,
			object: "event",
			type: "customer.created",
			data: { object: { id: "cus_1", object: "customer" } },
		};
		expect((await deliver(event)).status).toBe(200);
		const { rows } = await db().query("select processed_at from webhook_inbox where id = $1", [event.id]);
		expect(rows).toEqual([{ processed_at: expect.any(Date) }]);
	});

	test("an event about an intent that the provider does not know is settled, not asked for ever", async () => {
		const event = { ...anEvent(), data: { object: { id: "pi_inconnu", object: "payment_intent" } } };
		expect((await deliver(event)).status).toBe(200);
		const { rows } = await db().query("select processed_at, attempts from webhook_inbox where id = $1", [event.id]);
		expect(rows).toEqual([{ processed_at: expect.any(Date), attempts: 1 }]);
	});

	test("a signed text that is no event returns 400", async () => {
		for (const text of ["{}", "[]", '{"id":1}']) {
			const headers = { "Stripe-Signature": await signatureOf(text) };
			expect((await api("/payments/webhook", { method: "POST", body: text, headers })).status).toBe(400);
		}
	});
});

function anEvent(type = "payment_intent.succeeded") {
	const object = { id: intent.paymentIntentId, object: "payment_intent", status: type.split(".")[1] };
	return { id: `evt_${randomUUID()}`, object: "event", type, data: { object } };
}

async function deliver(event: object) {
	const body = JSON.stringify(event);
	return api("/payments/webhook", { method: "POST", body, headers: { "Stripe-Signature": await signatureOf(body) } });
}

const signatureOf = async (text: string) => signature(text, await secret(), Math.floor(Date.now() / 1000));

function signature(text: string, key: string, seconds: number): string {
	return `t=${seconds},v1=${createHmac("sha256", key).update(`${seconds}.${text}`).digest("hex")}`;
}

async function secret(): Promise<string> {
	const { rows } = await db().query("select value from ordering_setting where key = 'demo_webhook_secret'");
	return rows[0].value;
}
