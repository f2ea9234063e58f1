import { randomUUID } from "node:crypto";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { PaymentIntentResponse } from "@confiserie/domain/contract/payment";
import type { Ticket } from "../../faults/checkout-load";
import type { TestCustomer } from "../../support/api";
import type { Chance } from "../../support/chance";
import { shopUnderTest } from "../../support/context";
import { createIntent, intentRequest, payByCard, type TestProduct } from "../../support/ordering";

const KINDS = ["order", "payment", "page"] as const;

/** One response, or status 0 where there was none. `begunAt` and `endedAt` in milliseconds of the monotonic clock. */
interface Sample {
	kind: (typeof KINDS)[number];
	status: number;
	begunAt: number;
	endedAt: number;
}

/** What a load saw. */
export interface LoadSeen {
	tickets: Ticket[];
	samples: Sample[];
}

/** Takes the money of an order; its status is 200 when the provider has it. */
export type Pay = (customer: TestCustomer, intent: PaymentIntentResponse) => Promise<{ status: number }>;

export interface SteadyLoad {
	customers: readonly [TestCustomer, ...TestCustomer[]];
	products: readonly [TestProduct, ...TestProduct[]];
	chance: Chance;
	/** Checkouts begun in a second, however long those before them take. */
	perSecond: number;
	pay?: Pay;
}

export const PAGES = ["/", "/products", "/faq"] as const;

/** Begins a checkout, paid at once, and reads a page, so many times a second until stopped. */
export function beginLoad({ customers, products, chance, perSecond, pay = byDemoCard }: SteadyLoad) {
	const seen: LoadSeen = { tickets: [], samples: [] };
	const open = new Set<Promise<unknown>>();
	const timed = async <Answer extends { status: number }>(kind: Sample["kind"], call: () => Promise<Answer>) => {
		const begunAt = performance.now();
		const answer = await call().catch(() => undefined);
		seen.samples.push({ kind, status: answer?.status ?? 0, begunAt, endedAt: performance.now() });
		return answer?.status === 200 ? answer : undefined;
	};
	const buy = async () => {
		const checkoutId = randomUUID();
		const request = intentRequest([{ product: chance.pick(products), boxes: chance.between(1, 3) }], { checkoutId });
		const customer = chance.pick(customers);
		const ticket: Ticket = {
			customer,
			checkoutId,
			sent: [request],
			acknowledged: -1,
			answer: undefined,
			isPaid: false,
		};
		seen.tickets.push(ticket);
		const placed = await timed("order", () => createIntent<PaymentIntentResponse & ApiError>(customer.token, request));
		if (!placed) return;
		ticket.answer = placed.body;
		ticket.acknowledged = 0;
		const paid = await timed("payment", () => pay(customer, placed.body));
		ticket.isPaid = paid !== undefined;
	};
	const read = () =>
		timed("page", async () => {
			const response = await fetch(shopUnderTest().storefront + chance.pick(PAGES));
			await response.arrayBuffer();
			return response;
		});
	const timer = setInterval(() => {
		for (const work of [buy(), read()]) {
			open.add(work);
			void work.finally(() => open.delete(work));
		}
	}, 1000 / perSecond);
	return {
		/** Settles once everything that was begun has ended. */
		stop: async (): Promise<LoadSeen> => {
			clearInterval(timer);
			await Promise.all(open);
			return seen;
		},
	};
}

const byDemoCard: Pay = (customer, { clientSecret }) => payByCard(customer.token, clientSecret);

/** Responses that are always failures: no request of this load is invalid. @param since of what was begun later */
export function failuresOf({ samples }: LoadSeen, kind?: Sample["kind"], since = 0): Sample[] {
	return samples.filter((each) => each.status !== 200 && (!kind || each.kind === kind) && each.begunAt >= since);
}

/** "31 of 2,410 failed (orders 12 × 503, payments 19 × 503), the last begun 1.2 s after the fault's end; p95 120 ms". */
export function summaryOf(seen: LoadSeen, endedAt: number): string {
	const failures = failuresOf(seen);
	const kinds = KINDS.flatMap((kind) =>
		[...new Set(failuresOf(seen, kind).map(({ status }) => status))].map((status) => {
			const count = failuresOf(seen, kind).filter((each) => each.status === status).length;
			return `${kind}s ${count} × ${status || "no answer"}`;
		}),
	);
	const last = (Math.max(...failures.map(({ begunAt }) => begunAt), 0) - endedAt) / 1000;
	const tail =
		failures.length > 0 ? ` (${kinds.join(", ")}), the last begun ${last.toFixed(1)} s after the fault's end` : "";
	const p95 = KINDS.map((kind) => `${kind}s ${percentile95(seen.samples.filter((each) => each.kind === kind))} ms`);
	return `${failures.length} of ${seen.samples.length} requests failed${tail}; ${seen.tickets.length} checkouts; p95 ${p95.join(", ")}`;
}

function percentile95(samples: readonly Sample[]): number {
	const times = samples.map(({ begunAt, endedAt }) => endedAt - begunAt).sort((a, b) => a - b);
	return Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
}
