import { randomUUID } from "node:crypto";
import type { PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { LOST, stripeSignature } from "../fakes/stripe/deliveries";
import type { Fault } from "../fakes/stripe/faults";
import { FAKE_KEYS } from "../fakes/stripe/server";
import { takenCharges } from "../fakes/stripe/state";
import type { FakeEvent } from "../fakes/stripe/types";
import { api, db, registerCustomer } from "../support/api";
import { type Chance, printedChance } from "../support/chance";
import { shopUnderTest } from "../support/context";
import { pauseMedusaSync } from "../support/medusa-sync";
import { checkout, createIntent, eventually, intentRequest, newProduct, type TestProduct } from "../support/ordering";
import { parallel } from "../support/parallel";
import { isFull, sized } from "../support/sizes";
import { openStripeShop, type StripeShop } from "../support/stripe-shop";

/** Checkouts of one customer wait for each other: more of them at once would only wait longer, until one is refused. */
const CHECKOUTS = 3;
const CONCURRENCY = 50;
let shop: StripeShop;
let chance: Chance;
let token: string;
let product: TestProduct;
beforeAll(async () => {
	chance = printedChance("Payment events");
	shop = await openStripeShop("test-payment-events");
	if (!isFull) await pauseMedusaSync(shopUnderTest().databaseUrl);
	shop.fake.deliveries.policy = LOST;
	token = (await registerCustomer()).token;
	product = await newProduct({ boxes: 100_000 });
});
afterAll(() => shop?.close());

test("1,000 webhooks, 400 distinct twice and shuffled, 200 forged, stale or tampered: 200 answers of 400, ledger equal to the oracle", async () => {
	const { fake } = shop;
	const distinct = sized(40, 400);
	const before = fake.books.events.length;
	// Four events each: declined, paid, refunded in part (two events).
	const intents = await atMost(CHECKOUTS, distinct / 4, () =>
		checkout(token, [{ product, boxes: chance.between(1, 60) }]),
	);
	for (const { paymentIntentId } of intents) {
		fake.pay(paymentIntentId, "pm_card_visa_chargeDeclined");
		fake.pay(paymentIntentId);
		fake.refundInDashboard(paymentIntentId, chance.between(1, 500));
	}
	const events = fake.books.events.slice(before);
	expect(events).toHaveLength(distinct);
	const genuine = [...events, ...events].map((event) => ({ ...signed(event), expected: 200 }));
	const forged = Array.from({ length: distinct / 2 }, () => ({ ...forgery(chance.pick(some(events))), expected: 400 }));
	const deliveries = shuffled([...genuine, ...forged]);
	const statuses = await atMost(CONCURRENCY, deliveries.length, async (index) => deliver(deliveries[index]));

	expect(statuses.map((status, index) => [status, deliveries[index]?.expected]).filter(([a, b]) => a !== b)).toEqual(
		[],
	);
	expect(statuses.filter((status) => status === 400)).toHaveLength(distinct / 2);
	await eventually("the worker settled all", async () => ((await openEvents()) === 0 ? true : undefined), 120);
	const { rows: stored } = await db().query("select id from webhook_inbox");
	expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)));
	expect(await ledger()).toEqual(oracle());
});

test("100 payments whose webhook is lost and whose tab is closed: all PAID, after a restart, by the look at the events", async () => {
	const intents = await payUnseen(sized(10, 100));
	await shop.restart();
	await eventually("all paid", async () => ((await unpaid(intents)).length === 0 ? true : undefined), 120);
	expect(await ledger()).toEqual(oracle());
});

test("the same when the provider has no events to tell: the sweep asks about each open intent", async () => {
	const intents = await payUnseen(sized(10, 100));
	const forgetful = Object.assign(Object.create(shop.context.gateway), { eventsSince: async () => [] });
	shop.setClock(3);
	await sweep({ ...shop.context, gateway: forgetful });
	expect(await unpaid(intents)).toEqual([]);
	expect(await ledger()).toEqual(oracle());
});

test("a provider that returns 500, 429, late or not at all over 200 retries: one charge per order", async () => {
	const { fake } = shop;
	const faults = ["500", "500-stored", "500-after", "429", "reset", "reset-after"] as const satisfies readonly Fault[];
	const orders = sized(4, 20);
	const requests = Array.from({ length: orders }, () => intentRequest([{ product, boxes: chance.between(1, 9) }]));
	fake.faults.choose(() => (chance.happens(40) ? chance.pick(faults) : undefined));
	const outcomes = await atMost(10, orders * 10, (index) => createIntent(token, requests[index % orders]));
	// Once each for the fault that costs a whole timeout.
	fake.faults.next("timeout", { route: "POST /v1/payment_intents", times: 2 });
	outcomes.push(await createIntent(token, requests[0]));
	fake.faults.clear();
	for (const { status, body } of outcomes) expect([200, 503], JSON.stringify(body)).toContain(status);
	for (const { body } of outcomes.filter(({ status }) => status === 503))
		expect(body).toMatchObject({ message: "Service de paiement temporairement indisponible. Veuillez réessayer." });

	const opened = await parallel(orders, (index) => openedNow(requests[index]));
	for (const { paymentIntentId } of opened) {
		expect(fake.pay(paymentIntentId)).toBe("succeeded");
		expect(fake.pay(paymentIntentId)).toContain("status of succeeded");
	}
	await sweep(shop.context);
	const charged = takenCharges(fake.books).map((charge) => numberOf(charge.payment_intent));
	for (const { orderNumber } of opened) expect(charged.filter((number) => number === orderNumber)).toHaveLength(1);
	expect(await ledger()).toEqual(oracle());
});

/** An order whose last keys were spent in the storm is refused once more and has new ones then. */
async function openedNow(request: unknown): Promise<PaymentIntentResponse> {
	const first = await createIntent(token, request);
	const { status, body } = first.status === 503 ? await createIntent(token, request) : first;
	if (status !== 200) throw new Error(`create-intent returned ${status}: ${JSON.stringify(body)}`);
	return body;
}

const numberOf = (intentId: string) => shop.fake.books.intents.get(intentId)?.metadata.order_number ?? "";

async function payUnseen(count: number): Promise<string[]> {
	const intents = await atMost(CHECKOUTS, count, () => checkout(token, [{ product, boxes: 2 }]));
	for (const { paymentIntentId } of intents) shop.fake.pay(paymentIntentId);
	return intents.map(({ paymentIntentId }) => paymentIntentId);
}

async function unpaid(intentIds: readonly string[]): Promise<unknown[]> {
	const { rows } = await db().query(
		`select intent_id from payment_attempt join order_book on order_book.id = order_id
			where intent_id = any($1) and (order_book.captured_cents < total_cents or order_book.status <> 'CONFIRMED')`,
		[intentIds],
	);
	return rows;
}

async function openEvents(): Promise<number> {
	const { rows } = await db().query("select count(*)::int as open from webhook_inbox where processed_at is null");
	return rows[0].open;
}

interface Money {
	orderNumber: string;
	captured: number;
	refunded: number;
}

/** What the shop's ledger says was taken and given back, by order number. */
async function ledger(): Promise<Money[]> {
	const { rows } = await db().query(
		`select order_number as "orderNumber",
				sum(amount_cents) filter (where kind = 'CAPTURE')::int as captured,
				coalesce(sum(amount_cents) filter (where kind = 'REFUND'), 0)::int as refunded
			from payment_ledger join order_book on order_book.id = order_id group by 1 order by 1`,
	);
	return rows;
}

/** The same by the provider's books. */
function oracle(): Money[] {
	return takenCharges(shop.fake.books)
		.map((charge) => ({
			orderNumber: numberOf(charge.payment_intent),
			captured: charge.amount,
			refunded: charge.amount_refunded,
		}))
		.sort((a, b) => (a.orderNumber < b.orderNumber ? -1 : 1));
}

interface Delivery {
	payload: string;
	signature: string;
}
const now = () => Math.floor(Date.now() / 1000);
const SECRET = FAKE_KEYS.STRIPE_WEBHOOK_SECRET;

function signed(event: FakeEvent): Delivery {
	const payload = JSON.stringify(event);
	return { payload, signature: stripeSignature(payload, SECRET) };
}

/** An event that the provider never sent just now: another secret, an old one, other bytes than were signed, no signature. */
function forgery(event: FakeEvent): Delivery {
	const fresh = JSON.stringify({ ...event, id: `evt_${randomUUID()}` });
	return chance.pick([
		{ payload: fresh, signature: stripeSignature(fresh, "whsec_guessed") },
		{ payload: JSON.stringify(event), signature: stripeSignature(JSON.stringify(event), SECRET, now() - 301) },
		{ payload: fresh, signature: signed(event).signature },
		{ payload: fresh, signature: "" },
	]);
}

async function deliver(delivery: Delivery | undefined): Promise<number> {
	const headers = { "Stripe-Signature": delivery?.signature ?? "" };
	return (await api("/payments/webhook", { method: "POST", body: delivery?.payload, headers })).status;
}

/** Runs `work` `count` times, at most `width` side by side; returns in order. */
async function atMost<Value>(width: number, count: number, work: (index: number) => Promise<Value>): Promise<Value[]> {
	const answers: Value[] = [];
	let next = 0;
	await parallel(width, async () => {
		while (next < count) {
			const index = next++;
			answers[index] = await work(index);
		}
	});
	return answers;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
	const left = [...items];
	for (let last = left.length - 1; last > 0; last--) {
		const other = chance.between(0, last);
		[left[last], left[other]] = [left[other] as Item, left[last] as Item];
	}
	return left;
}

function some<Item>(items: readonly Item[]): [Item, ...Item[]] {
	const [first, ...others] = items;
	if (first === undefined) throw new Error("Nothing to choose from.");
	return [first, ...others];
}
