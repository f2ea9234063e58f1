import { createRequire } from "node:module";
import { test } from "vitest";
import type { CheckoutContext } from "../../backend/src/modules/sales/checkout/types";
import { stripeClient } from "../../backend/src/modules/sales/payments/stripe/client";
import { StripeGateway } from "../../backend/src/modules/sales/payments/stripe/stripe-gateway";
import type { Service } from "../../scripts/lib/processes";
import { PROMPT } from "../fakes/stripe/deliveries";
import { FAKE_KEYS, startStripeFake } from "../fakes/stripe/server";
import { db } from "./api";
import { testBackend } from "./backend";
import { shopUnderTest, suiteShop, useShop } from "./context";
import { pauseMedusaSync } from "./medusa-sync";
import { UNLIMITED_HOLDS } from "./order-context";
import { eventually } from "./ordering";
import { databaseBeside } from "./template";

const { knex } = createRequire(import.meta.url)(
	"@medusajs/framework/mikro-orm/knex",
) as typeof import("@medusajs/framework/mikro-orm/knex");

/** Short, so that a provider that does not respond costs a test seconds; long enough for a busy machine. */
const TIMEOUT_MS = 2_000;

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>;

/** Tests on one shop that takes its payments with Stripe's stand-in: all files of a worker share it. */
export const stripeTest = test
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads here that nothing is needed.
	.extend("opened", { scope: "worker" }, async ({}, { onCleanup }) => {
		const shop = await openStripeShop("test-stripe");
		await pauseMedusaSync(shopUnderTest().databaseUrl);
		onCleanup(shop.close);
		return shop;
	})
	.extend("shop", { scope: "file" }, ({ opened }) => {
		opened.enter();
		return opened;
	});

/** A shop of the file's own that takes its payments with Stripe's stand-in; every helper of the file speaks to it. */
export async function openStripeShop(name: string) {
	const fake = await startStripeFake();
	const database = await databaseBeside(suiteShop().databaseUrl);
	const { backend, launch } = await testBackend(name, database.url, {
		PAYMENTS_MODE: "stripe",
		...FAKE_KEYS,
		STRIPE_API_URL: fake.url,
		STRIPE_TIMEOUT_MS: String(TIMEOUT_MS),
	});
	const enter = () => useShop({ backend, databaseUrl: database.url, storefront: "" });
	enter();
	fake.deliveries.endpoint = `${backend}/api/payments/webhook`;
	let running: Service | undefined;
	const start = async () => {
		const { service, healthy } = launch();
		running = service;
		await healthy;
	};
	await start();
	const { context, setClock, close } = openStripeBook(database.url, fake.url);
	return {
		fake,
		/** Has every helper of the test file speak to it. */
		enter,
		/** The same order book, with a clock of the test's own. */
		context,
		setClock,
		/** Back to the present, and to a provider without trouble: before each test. */
		reset: () => {
			setClock(0);
			fake.faults.clear();
			fake.books.restriction = undefined;
			fake.deliveries.policy = PROMPT;
		},
		/** Waits until every event has been delivered and dealt with. */
		settledEvents: () =>
			eventually("all events settled", async () => {
				await fake.deliveries.settled();
				const { rows } = await db().query("select 1 from webhook_inbox where processed_at is null");
				return rows.length === 0 || undefined;
			}),
		/** Stops the shop and starts it again. */
		restart: async () => {
			await running?.stop();
			await start();
		},
		close: async () => {
			await running?.stop();
			await fake.close();
			await close();
			await db().end();
			await database.drop();
		},
	};
}

function openStripeBook(databaseUrl: string, apiUrl: string) {
	const pool = knex({ client: "pg", connection: databaseUrl, pool: { min: 0, max: 4 } });
	const options = { secretKey: FAKE_KEYS.STRIPE_SECRET_KEY, publishableKey: "", webhookSecret: "" };
	const gateway = new StripeGateway(stripeClient({ ...options, apiUrl, timeoutMs: TIMEOUT_MS }));
	let offsetMinutes = 0;
	const now = () => new Date(Date.now() + offsetMinutes * 60_000);
	const context: CheckoutContext = {
		pool,
		writes: pool,
		gateway,
		now,
		holdMinutes: 30,
		maximumHoldMinutes: 60,
		maximumOpenOrders: 1_000_000,
		unpaidHolds: UNLIMITED_HOLDS,
		commercialCodeSecret: undefined,
		announce: async () => undefined,
	};
	return {
		context,
		setClock: (minutesFromNow: number) => {
			offsetMinutes = minutesFromNow;
		},
		close: () => pool.destroy(),
	};
}
