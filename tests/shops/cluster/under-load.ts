import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Ticket } from "../../faults/checkout-load";
import { expectSettled, expectWhole } from "../../faults/promises";
import { expectHonoured } from "../../faults/tickets";
import { db, registerCustomer } from "../../support/api";
import { printedChance } from "../../support/chance";
import { shopUnderTest } from "../../support/context";
import { openOrderContext } from "../../support/order-context";
import { newProduct } from "../../support/ordering";
import { sized } from "../../support/sizes";
import { beginLoad, failuresOf, type LoadSeen, PAGES, type Pay, summaryOf } from "./steady-load";

/** Checkouts a second. Each costs a third of a second of a processor until Medusa has it: FAULTS_RATE for few of them. */
export const PER_SECOND = Number(process.env.FAULTS_RATE) || sized(1, 20);
/** Before a fault; and after its end, longer than the five seconds that are promised. */
const CALM_MS = sized(1_000, 5_000);
const AFTER_MS = sized(6_000, 10_000);
const PROMISED_MS = 5_000;
/** Of what was acknowledged all is looked up; so many checkouts are also sent once more. */
const SENT_AGAIN = sized(10, 50);

/** What a fault may cost. Pages are always read. */
interface Allowed {
	/** Share of all requests that may fail; 1 where sales are impossible meanwhile. */
	failures: number;
}

/** Another provider than the demonstration's. */
interface Provider {
	pay: Pay;
	/** Tells whether stock, money and orders add up. */
	settled: () => Promise<void>;
}

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** Customers and products, and what a fault does to those who buy them. After the cluster is up. */
export async function openScene(title: string, provider?: Provider) {
	const chance = printedChance(title);
	const customers = [await registerCustomer(), await registerCustomer(), await registerCustomer()] as const;
	const product = () => newProduct({ boxes: 100_000 });
	const products = [await product(), await product(), await product(), await product()] as const;
	return {
		chance,
		/** Does `fault` under load; then nothing that was acknowledged is lost, doubled or left undone. Prints what it cost. */
		underLoad: async (name: string, allowed: Allowed, fault: () => Promise<unknown>): Promise<void> => {
			await renderPages();
			const load = beginLoad({
				customers,
				products,
				chance,
				perSecond: PER_SECOND,
				...(provider && { pay: provider.pay }),
			});
			await pause(CALM_MS);
			const begunAt = performance.now();
			await fault();
			const endedAt = performance.now();
			await pause(AFTER_MS);
			const seen = await load.stop();
			const stoppedAt = performance.now();
			const busy = `load ${loadavg()[0]?.toFixed(1)}`;
			console.log(`${name}: ${seconds(endedAt - begunAt)} at ${PER_SECOND}/s, ${busy}: ${summaryOf(seen, endedAt)}`);
			await (provider?.settled ?? expectInOrder)();
			console.log(`${name}: everything done ${seconds(performance.now() - stoppedAt)} after the last request`);
			await expectAcknowledged(seen, chance.pick);
			expect(failuresOf(seen, "page"), "a page was not read").toEqual([]);
			expect(failuresOf(seen, undefined, endedAt + PROMISED_MS), "not whole after five seconds").toEqual([]);
			expect(failuresOf(seen).length, "too many failed").toBeLessThanOrEqual(seen.samples.length * allowed.failures);
		},
	};
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Read where the database is by now. */
async function expectInOrder(): Promise<void> {
	const { context, close } = openOrderContext();
	try {
		await expectSettled(context.pool);
		await expectWhole(context.pool);
	} finally {
		await close();
	}
}

/** Each storefront has rendered each page: it shows them while the backend is unavailable. */
async function renderPages(): Promise<void> {
	for (const page of [...PAGES, ...PAGES, ...PAGES, ...PAGES].sort()) {
		const response = await fetch(shopUnderTest().storefront + page);
		await response.arrayBuffer();
	}
}

/** Every order that was acknowledged is there once, paid where that was acknowledged; some are asked for once more. */
async function expectAcknowledged({ tickets }: LoadSeen, pick: <Item>(items: readonly [Item, ...Item[]]) => Item) {
	const { rows } = await db().query<{ number: string; isPaid: boolean }>(
		`select order_number as number, status = 'CONFIRMED' and captured_cents = expected_cents as "isPaid"
			from order_book where checkout_id = any($1)`,
		[tickets.map(({ checkoutId }) => checkoutId)],
	);
	const paid = new Map(rows.map(({ number, isPaid }) => [number, isPaid]));
	expect(paid.size, "an order exists twice").toBe(rows.length);
	const isLost = ({ answer, isPaid }: Ticket) =>
		answer && (isPaid ? !paid.get(answer.orderNumber) : !paid.has(answer.orderNumber));
	expect(tickets.filter(isLost), "acknowledged and lost").toEqual([]);
	const [first, ...others] = tickets;
	for (let again = 0; first && again < SENT_AGAIN; again++) await expectHonoured(pick([first, ...others]));
}
