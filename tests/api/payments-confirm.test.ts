import { createHmac, randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import { paymentStatusResponseSchema } from "@confiserie/domain/contract/payment";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { api, db, registerCustomer } from "../support/api";
import {
	CARDS,
	card,
	checkout,
	confirm,
	newProduct,
	paymentStatus,
	stockOf,
	type TestProduct,
} from "../support/ordering";

let token: string;
let product: TestProduct;
let intent: Awaited<ReturnType<typeof checkout>>;
beforeAll(async () => {
	token = (await registerCustomer()).token;
	product = await newProduct({ boxes: 10_000 });
});
beforeEach(async () => {
	intent = await checkout(token, [{ product, boxes: 5 }]);
});

const pay = (number: string) => confirm(token, intent.clientSecret, { card: card(number) });
const status = async () => (await paymentStatus(token, intent.paymentIntentId)).paymentStatus;

async function ledger() {
	const { rows } = await db().query(
		`select kind, amount_cents from payment_ledger join order_book on order_book.id = order_id where order_number = $1`,
		[intent.orderNumber],
	);
	return rows;
}
async function history() {
	const { rows } = await db().query(
		`select actor, from_status, to_status from order_book_history join order_book on order_book.id = order_id
			where order_number = $1 order by order_book_history.id`,
		[intent.orderNumber],
	);
	return rows;
}

describe("the four test cards", () => {
	test("success: PENDING becomes PAID and CONFIRMED, once in the ledger, and the hold no longer expires", async () => {
		expect(await status()).toBe("PENDING");
		expect(await pay(CARDS.success)).toMatchObject({ status: 200, body: { status: "succeeded" } });
		expect(await status()).toBe("PAID");
		expect(await ledger()).toEqual([{ kind: "CAPTURE", amount_cents: 5000 }]);
		expect(await history()).toMatchObject([
			{ from_status: null, to_status: "PENDING" },
			{ actor: "payment", from_status: "PENDING", to_status: "CONFIRMED" },
		]);
		const { rows } = await db().query(
			`select hold_expires_at, state from order_book join stock_hold on stock_hold.order_id = order_book.id where order_number = $1`,
			[intent.orderNumber],
		);
		expect(rows).toEqual([{ hold_expires_at: null, state: "PERMANENT" }]);
	});

	test.each([
		[CARDS.declined, "Votre carte a été refusée. Essayez une autre carte."],
		[CARDS.insufficientFunds, "Votre carte a été refusée\u00a0: provision insuffisante. Essayez une autre carte."],
	])("%s is declined in French, the order stays open, and another card pays it", async (number, error) => {
		expect((await pay(number)).body).toEqual({ status: "requires_payment_method", error });
		expect(await status()).toBe("FAILED");
		expect(await ledger()).toEqual([]);
		expect((await pay(CARDS.success)).body).toEqual({ status: "succeeded" });
		expect(await status()).toBe("PAID");
		expect(await ledger()).toHaveLength(1);
	});

	test("3-D Secure: asked first, paid when authenticated", async () => {
		expect((await pay(CARDS.requiresAction)).body).toEqual({ status: "requires_action" });
		expect(await status()).toBe("PENDING");
		expect((await confirm(token, intent.clientSecret, { authenticated: true })).body).toEqual({ status: "succeeded" });
		expect(await status()).toBe("PAID");
	});

	test("3-D Secure refused: the payment failed, and can be tried again", async () => {
		await pay(CARDS.requiresAction);
		const { body } = await confirm(token, intent.clientSecret, { authenticated: false });
		expect(body).toEqual({
			status: "requires_payment_method",
			error: "L'authentification de votre carte a échoué. Réessayez ou utilisez une autre carte.",
		});
		expect(await status()).toBe("FAILED");
		expect((await pay(CARDS.success)).body.status).toBe("succeeded");
	});

	test("a double click on pay, 20 times at once, captures once", async () => {
		const answers = await Promise.all(Array.from({ length: 20 }, () => pay(CARDS.success)));
		expect(answers.map(({ body }) => body)).toEqual(Array(20).fill({ status: "succeeded" }));
		expect(await ledger()).toEqual([{ kind: "CAPTURE", amount_cents: 5000 }]);
		expect(await history()).toHaveLength(2);
	});
});

describe("what the card step refuses", () => {
	test("any other card, with the test cards named", async () => {
		const { status, body } = await confirm<ApiError>(token, intent.clientSecret, { card: card("4111 1111 1111 1111") });
		expect([status, body.field]).toEqual([400, "card.number"]);
		expect(body.message).toContain("cartes de test");
		expect(body.message).toContain("4242\u00a04242\u00a04242\u00a04242");
	});

	test("an expired card, but not one that ends this month", async () => {
		const today = new Date();
		const thisMonth = { expMonth: today.getUTCMonth() + 1, expYear: today.getUTCFullYear() };
		const expired = card(CARDS.success, { ...thisMonth, expYear: thisMonth.expYear - 1 });
		const refused = await confirm<ApiError>(token, intent.clientSecret, { card: expired });
		expect([refused.status, refused.body.field]).toEqual([400, "card.expMonth"]);
		expect((await confirm(token, intent.clientSecret, { card: card(CARDS.success, thisMonth) })).body.status).toBe(
			"succeeded",
		);
	});

	test.each([
		[{}, "card"],
		[{ authenticated: true }, "card"],
		[{ card: card(CARDS.success, { cvc: "12" }) }, "card.cvc"],
		[{ card: card(CARDS.success, { expMonth: 13 }) }, "card.expMonth"],
		[{ card: card(CARDS.success, { number: 4242 }) }, "card.number"],
	])("%j names the field at fault", async (step, field) => {
		const { status, body } = await confirm<ApiError>(token, intent.clientSecret, step);
		expect([status, body.code, body.field]).toEqual([400, "VALIDATION", field]);
	});

	test("a secret that is wrong, or another customer's payment, returns 404", async () => {
		const step = { card: card(CARDS.success) };
		const stranger = await registerCustomer();
		for (const [who, secret] of [
			[token, `${intent.paymentIntentId}_secret_devine`],
			[token, "pi_demo_inconnu_secret_x"],
			[stranger.token, intent.clientSecret],
		] as const) {
			const { status, body } = await confirm<ApiError>(who, secret, step);
			expect([status, body.code]).toEqual([404, "PAYMENT_NOT_FOUND"]);
		}
		expect(await status()).toBe("PENDING");
	});
});

describe("GET /payments/status/intent/{id}", () => {
	test("returns the specified fields, in cents, for the caller's own order alone", async () => {
		const { status, body } = await api(`/payments/status/intent/${intent.paymentIntentId}`, { token });
		expect(status).toBe(200);
		expect(paymentStatusResponseSchema.strict().parse(body)).toEqual({
			orderNumber: intent.orderNumber,
			paymentType: "full",
			paymentAmount: 5000,
			remainingAmount: 0,
			depositPercentage: null,
			paymentStatus: "PENDING",
			intentStatus: "requires_payment_method",
			declineCode: null,
		});
		const stranger = await registerCustomer();
		const foreign = await api(`/payments/status/intent/${intent.paymentIntentId}`, { token: stranger.token });
		expect(foreign.status).toBe(404);
		expect(foreign.body).toEqual({
			code: "PAYMENT_NOT_FOUND",
			message: "Impossible de récupérer le statut du paiement",
		});
		expect((await api(`/payments/status/intent/${intent.paymentIntentId}`)).status).toBe(401);
		expect((await api("/payments/status/intent/pi_inconnu", { token })).status).toBe(404);
	});

	test("asks the provider while the order is pending: a lost event leaves nobody waiting", async () => {
		await succeedAtProviderOnly();
		expect(await status()).toBe("PAID");
		expect(await ledger()).toEqual([{ kind: "CAPTURE", amount_cents: 5000 }]);
	});
});

describe("POST /payments/webhook", () => {
	test("a signed event settles the order, and the same event again changes nothing", async () => {
		await succeedAtProviderOnly();
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

	test("events out of order: a failure told after the success takes nothing back", async () => {
		await pay(CARDS.success);
		expect((await deliver(anEvent("payment_intent.payment_failed"))).status).toBe(200);
		expect(await status()).toBe("PAID");
	});

	test("a forged, stale or unsigned event returns 400 and is not stored", async () => {
		await succeedAtProviderOnly();
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

	test("a signed event about something else is kept and settled without effect", async () => {
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

test("the holds of open and paid orders add up to what the engine reserves", async () => {
	const figures = await stockOf(product);
	expect(figures.reserved).toBe(figures.held);
	expect(figures.reserved).toBe(figures.reservations);
	expect(figures.twin).toBe(figures.reserved);
});

/** The customer paid, but the event never arrived: only the provider's books say so. */
async function succeedAtProviderOnly(): Promise<void> {
	await db().query(
		`update demo_payment_intent set status = 'succeeded', wire = wire || jsonb_build_object(
			'status', 'succeeded', 'amount_received', wire->'amount', 'latest_charge', 'ch_demo_' || id) where id = $1`,
		[intent.paymentIntentId],
	);
}

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
