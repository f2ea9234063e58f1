import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readOrderInvariants } from "../../../backend/src/modules/operations/order-jobs/invariants";
import { FAKE_KEYS, type StripeFake, startStripeFake } from "../../fakes/stripe/server";
import { takenCharges } from "../../fakes/stripe/state";
import { brokenOrders, leakedHolds, notProjected, undone } from "../../faults/whole-orders";
import { db } from "../../support/api";
import { canRunCluster, openTestCluster, type TestCluster } from "../../support/cluster";
import { shopUnderTest } from "../../support/context";
import { openOrderContext } from "../../support/order-context";
import { eventually } from "../../support/ordering";
import { type DatabaseApart, databaseApart } from "../../support/template";
import { openScene, type Scene } from "./under-load";

/** Each call to the provider: most of what it is given before it is given up. */
const CALL_MS = 5_000;
/** Ten, unless another number is given: what was measured says which. */
const SLOW_MINUTES = Number(process.env.FAULTS_SLOW_MINUTES) || 10;

describe.skipIf(!(await canRunCluster()))(
	"the production shape, its payment provider slow (needs caddy, haproxy, pgbouncer and redis-server)",
	() => {
		let fake: StripeFake;
		let database: DatabaseApart;
		let cluster: TestCluster;
		let scene: Scene;

		beforeAll(async () => {
			fake = await startStripeFake();
			database = await databaseApart({ durable: true });
			// In production the keys are sent to the provider itself alone.
			const mode = { NODE_ENV: "development", ADMIN_DISABLED: "true", PAYMENTS_MODE: "stripe" };
			const settings = { ...mode, ...FAKE_KEYS, STRIPE_API_URL: fake.url };
			cluster = await openTestCluster(database, { settings });
			fake.deliveries.endpoint = `${shopUnderTest().backend}/api/payments/webhook`;
			scene = await openScene("provider", {
				// In the visitor's own browser, where the provider is as quick as ever.
				pay: async (_customer, { paymentIntentId }) => ({
					status: fake.pay(paymentIntentId) === "succeeded" ? 200 : 402,
				}),
				settled: expectInOrder,
			});
		}, 20 * 60_000);
		afterAll(async () => {
			await cluster?.close();
			await fake?.close();
			await database?.drop();
		}, 120_000);

		test(`${SLOW_MINUTES} minutes of five seconds a call: orders take so long, and hardly a request fails`, async () => {
			await scene.underLoad("provider slow", { failures: 0.001 }, async () => {
				fake.faults.latencyMs = CALL_MS;
				await pause(SLOW_MINUTES * 60_000);
				fake.faults.latencyMs = 0;
			});
		});

		/** As with the demonstration's provider, whose books are in the same database. */
		async function expectInOrder(): Promise<void> {
			await fake.deliveries.settled();
			const left = async () => [await undone(), await leakedHolds(), await notProjected()].flat();
			const settled = async () => (await left()).length === 0 || undefined;
			await eventually("everything settled", settled, 60).catch(async () => expect(await left()).toEqual([]));
			expect(await brokenOrders()).toEqual([]);
			const { context, close } = openOrderContext();
			const invariants = await readOrderInvariants(context.pool).finally(close);
			expect(Object.entries(invariants).filter(([, count]) => count !== 0)).toEqual([]);
			const { rows } = await db().query<{ intent: string; cents: number }>(
				`select attempt.intent_id as intent, sum(booked.amount_cents)::int as cents from payment_ledger booked
				join payment_attempt attempt on attempt.id = booked.attempt_id where booked.kind = 'CAPTURE'
				group by 1 order by attempt.intent_id collate "C"`,
			);
			const charged = takenCharges(fake.books).map(({ payment_intent, amount }) => ({
				intent: payment_intent,
				cents: amount,
			}));
			expect(rows).toEqual(charged.sort((a, b) => (String(a.intent) < String(b.intent) ? -1 : 1)));
			expect(new Set(charged.map(({ intent }) => intent)).size, "charged twice").toBe(charged.length);
		}
	},
);
