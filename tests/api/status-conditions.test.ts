import { attention, SHIPPING_PROMISE_HOURS } from "@confiserie/domain/orders/attention";
import {
	holdsStock,
	isCancelled,
	isDelivered,
	isPending,
	isShipped,
	isSold,
	isToShip,
	MEDUSA_STAGES,
	ORDER_STATUSES,
	type OrderStatus,
} from "@confiserie/domain/orders/order-status";
import { remainingCents } from "@confiserie/domain/orders/owed";
import { isAhead } from "@confiserie/domain/orders/status-change";
import { turnoverCents } from "@confiserie/domain/orders/turnover";
import { isReturned, paymentStatus } from "@confiserie/domain/payments/payment-status";
import { beforeAll, describe, expect, test } from "vitest";
import { paymentStatusIn, statusIn } from "../../backend/src/modules/foundations/order-status";
import { isAheadSql } from "../../backend/src/modules/medusa/sync/is-ahead-sql";
import { ATTENTION } from "../../backend/src/modules/sales/orders/admin/conditions";
import { db } from "../support/api";

const NOW = new Date("2026-11-20T12:00:00Z");
const PROMISED = new Date(NOW.getTime() - SHIPPING_PROMISE_HOURS * 3_600_000);
const CENTS = [0, 40, 100, 120];

interface Facts {
	status: OrderStatus;
	totalCents: number;
	withdrawnCents: number;
	correctedCents: number;
	capturedCents: number;
	refundedCents: number;
	lastAttemptFailed: boolean;
	confirmedAt: Date | null;
}

/** Amounts that can be given back of so much, by a correction or not, and that a withdrawal can take off the rest. */
const MONEY = (capturedCents: number) =>
	CENTS.filter((refundedCents) => refundedCents <= capturedCents).flatMap((refundedCents) =>
		[0, 30, 100]
			.filter((withdrawnCents) => withdrawnCents <= Math.max(0, 100 - capturedCents))
			.flatMap((withdrawnCents) =>
				[0, 30].map((correctedCents) => ({ refundedCents, withdrawnCents, correctedCents })),
			),
	);

/** Orders of every status, with every sum of money that tells one case from another. */
const ORDERS: Facts[] = ORDER_STATUSES.flatMap((status) =>
	CENTS.flatMap((capturedCents) =>
		MONEY(capturedCents).flatMap(({ refundedCents, withdrawnCents, correctedCents }) =>
			[true, false].flatMap((lastAttemptFailed) =>
				// Only what was accepted has the moment at which it was.
				(isSold(status) ? [new Date(PROMISED.getTime() - 1), NOW] : [null]).map((confirmedAt) => {
					return {
						status,
						totalCents: 100,
						withdrawnCents,
						correctedCents,
						capturedCents,
						refundedCents,
						lastAttemptFailed,
						confirmedAt,
					};
				}),
			),
		),
	),
);

/** What Postgres makes of an expression over the columns of order_book, for each of `ORDERS`. */
async function evaluate(expression: string): Promise<unknown[]> {
	const orders = ORDERS.map((order) => ({
		status: order.status,
		total_cents: order.totalCents,
		withdrawn_cents: order.withdrawnCents,
		corrected_cents: order.correctedCents,
		balance_cents: remainingCents(order),
		captured_cents: order.capturedCents,
		refunded_cents: order.refundedCents,
		last_attempt_failed: order.lastAttemptFailed,
		confirmed_at: order.confirmedAt,
		payment_status: paymentStatus(order),
	}));
	const { rows } = await db().query<{ value: unknown }>(
		`select (${expression}) as value from rows from (jsonb_to_recordset($1) as (status text, total_cents int,
			withdrawn_cents int, corrected_cents int, balance_cents int, captured_cents int, refunded_cents int, last_attempt_failed boolean, confirmed_at timestamptz, payment_status text))
			with ordinality as order_book (status, total_cents, withdrawn_cents, corrected_cents, balance_cents, captured_cents, refunded_cents, last_attempt_failed,
			confirmed_at, payment_status, position) order by position`,
		[JSON.stringify(orders)],
	);
	return rows.map(({ value }) => value);
}

test.each(Object.entries({ isSold, holdsStock, isPending, isToShip, isShipped, isDelivered, isCancelled }))(
	"%s says the same of every status in SQL",
	async (_name, is) => {
		expect(await evaluate(statusIn(is))).toEqual(ORDERS.map(({ status }) => is(status)));
	},
);

test("what is given back says the same in SQL", async () => {
	expect(await evaluate(paymentStatusIn(isReturned))).toEqual(ORDERS.map((order) => isReturned(paymentStatus(order))));
});

test.each(MEDUSA_STAGES)("%s is ahead of the same statuses in SQL", async (stage) => {
	const expected = ORDERS.map(({ status }) => isAhead(stage, status));
	expect(await evaluate(isAheadSql(`'${stage}'`, "status"))).toEqual(expected);
});

test("what wants attention is the same in SQL", async () => {
	const condition = ATTENTION.replace("?", `'${PROMISED.toISOString()}'::timestamptz`);
	expect(await evaluate(condition)).toEqual(ORDERS.map((order) => attention(order, NOW) !== null));
});

describe("what migrations fixed", () => {
	test("order_book takes the domain's statuses and no others", async () => {
		const { rows } = await db().query<{ definition: string }>(
			`select pg_get_constraintdef(oid) as definition from pg_constraint
				where conrelid = 'order_book'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%CONFIRMED%'`,
		);
		const stated = rows.map(({ definition }) => [...definition.matchAll(/'(\w+)'/g)].map((literal) => literal[1]));
		expect(stated).toEqual([ORDER_STATUSES]);
	});

	test.each([
		["payment_status", paymentStatus],
		["turnover_cents", turnoverCents],
		["balance_cents", remainingCents],
	] as const)("the column %s equals the domain's amount", async (column, figureOf) => {
		const { rows } = await db().query<{ expression: string }>(
			`select pg_get_expr(adbin, adrelid) as expression from pg_attrdef
				join pg_attribute on attrelid = adrelid and attnum = adnum
				where adrelid = 'order_book'::regclass and attname = $1`,
			[column],
		);
		expect(await evaluate(rows[0]?.expression ?? "null")).toEqual(ORDERS.map((order) => figureOf(order)));
	});

	const INDEXES: Record<string, (order: Facts) => boolean> = {
		order_book_hold: ({ status }) => isPending(status),
		order_book_unpaid: ({ status, capturedCents }) => isPending(status) && capturedCents === 0,
		order_book_attention: (order) => {
			const { status, capturedCents, refundedCents, lastAttemptFailed } = order;
			return (
				isToShip(status) ||
				(isPending(status) && lastAttemptFailed && capturedCents === 0) ||
				(isCancelled(status) && capturedCents > refundedCents) ||
				(isShipped(status) && remainingCents(order) > 0)
			);
		},
	};
	let predicates: Map<string, string>;

	beforeAll(async () => {
		const { rows } = await db().query<{ name: string; predicate: string }>(
			`select indexrelid::regclass::text as name, pg_get_expr(indpred, indrelid) as predicate from pg_index
				where indrelid = 'order_book'::regclass and pg_get_expr(indpred, indrelid) ~ '\\mstatus\\M'`,
		);
		predicates = new Map(rows.map(({ name, predicate }) => [name, predicate]));
	});

	test("every index over some statuses is one of these", () => {
		expect([...predicates.keys()].sort()).toEqual(Object.keys(INDEXES).sort());
	});

	test.each(Object.entries(INDEXES))("%s holds the domain's orders", async (name, holds) => {
		expect(await evaluate(predicates.get(name) ?? "null")).toEqual(ORDERS.map(holds));
	});

	test.each([
		["order_book_hold", statusIn(isPending)],
		["order_book_unpaid", `${statusIn(isPending)} and captured_cents = 0`],
		["order_book_attention", ATTENTION.replace("?", "now()")],
	])("%s can answer the condition that was written for it", async (name, condition) => {
		const client = await db().connect();
		try {
			// On a table that has no other index, so that nothing but the planner's proof decides.
			await client.query(`begin; set local enable_seqscan = off; create temp table proof (like order_book) on commit drop;
				create index proof_index on proof (created_at) where ${predicates.get(name)}`);
			const { rows } = await client.query(`explain select 1 from proof where ${condition}`);
			expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("proof_index");
		} finally {
			await client.query("rollback");
			client.release();
		}
	});
});
