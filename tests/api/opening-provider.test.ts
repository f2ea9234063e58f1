import { afterAll, beforeEach, expect, test } from "vitest";
import { paymentProvider } from "../../backend/src/modules/operations/launch-checks/checks/payment-provider";
import { FAKE_KEYS, startStripeFake } from "../fakes/stripe/server";
import { findings } from "../support/opening";
import { openPool } from "../support/order-context";

const pool = openPool(1);
const fake = await startStripeFake();
afterAll(async () => {
	await fake.close();
	await pool.destroy();
});

const endpoint = {
	id: "we_1",
	url: "https://boutique.fr/api/payments/webhook",
	status: "enabled" as const,
	enabled_events: ["*"],
};
beforeEach(() => {
	fake.books.endpoints = [endpoint];
	fake.books.restriction = undefined;
	fake.faults.clear();
});

async function problems(): Promise<string> {
	const found = await findings(paymentProvider, pool, FAKE_KEYS, { STRIPE_API_URL: fake.url });
	return found.map(({ severity, problem }) => `${severity} ${problem}`).join("\n");
}

test("an account that charges and sends its events here has nothing to say", async () => {
	expect(await problems()).toBe("");
});

test("an account that may not charge", async () => {
	fake.books.restriction = "account_restricted";
	expect(await problems()).toBe("BLOCKER Le compte Stripe ne peut pas encaisser.");
});

test("events that go nowhere, elsewhere, or are not all asked for", async () => {
	fake.books.endpoints = [
		{ ...endpoint, status: "disabled" as const },
		{ ...endpoint, url: "https://autre.fr/api/payments/webhook" },
	];
	expect(await problems()).toBe("BLOCKER Aucun webhook de Stripe ne mène à cette boutique.");
	fake.books.endpoints = [{ ...endpoint, enabled_events: ["payment_intent.succeeded"] }];
	expect(await problems()).toMatch(/^WARNING Le webhook n'envoie pas : .*refund.failed/);
});

test("a key that Stripe does not take", async () => {
	fake.faults.next("401", { route: "GET /v1/account", times: 2 });
	expect(await problems()).toMatch(/^BLOCKER Stripe ne répond pas à cette clé/);
});
