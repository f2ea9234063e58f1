import { balanceDueCents, firstPaymentCents } from "@confiserie/domain/payments/balance";
import { collectedCents } from "@confiserie/domain/payments/deposit";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, one, rows, type Sql, update } from "../../../lib/database/sql";
import type { OrderRow } from "../orders";
import type { AttemptPurpose, AttemptRow } from "./types";

/** What an order asks for with a payment. */
interface WantedPayment {
	orderId: string;
	provider: AttemptRow["provider"];
	purpose: AttemptPurpose;
	amountCents: number;
	now: Date;
}

/** Makes the order's live attempt ask for `amountCents`: the one there is, else a new one. */
export async function openAttempt(sql: Knex.Transaction, wanted: WantedPayment): Promise<void> {
	const { orderId, purpose, amountCents, now } = wanted;
	const live = await liveAttempt(sql, orderId);
	if (live) return update(sql, "payment_attempt", live.id, { purpose, amountCents, updatedAt: now });
	await beginAttempt(sql, wanted);
}

/**
 * The attempt of an order that has none yet: UNKNOWN until the provider has responded, so that a crash in between is
 * reconciled with the same key, never with a new one.
 */
export async function beginAttempt(sql: Knex.Transaction, wanted: WantedPayment): Promise<void> {
	await insertAttempt(sql, wanted, "UNKNOWN");
}

/** Writes an attempt. Returns its id. */
export async function insertAttempt(
	sql: Knex.Transaction,
	{ amountCents, now, ...wanted }: WantedPayment,
	state: AttemptRow["state"],
): Promise<string> {
	const id = generateEntityId(undefined, "payatt");
	const figures = { requestedCents: amountCents, amountCents, createdAt: now, updatedAt: now };
	await insert(sql, "payment_attempt", { id, ...wanted, state, ...figures });
	return id;
}

/** The attempt that can still take money for this order. */
export function liveAttempt(sql: Sql, orderId: string): Promise<AttemptRow | undefined> {
	return one<AttemptRow>(sql, "select * from payment_attempt where order_id = ? and state in ('UNKNOWN','OPEN')", [
		orderId,
	]);
}

/** The attempt behind an intent, by the intent's id, else by the attempt id that the intent carries. */
export function attemptOfIntent(sql: Sql, intentId: string, attemptId: string | null) {
	return one<AttemptRow>(
		sql,
		"select * from payment_attempt where intent_id = ? or (intent_id is null and id = ?) order by intent_id, id limit 1",
		[intentId, attemptId],
	);
}

/** The order of an attempt, its row locked until the transaction ends. */
export function lockOrderOf(sql: Knex.Transaction, attemptId: string): Promise<OrderRow | undefined> {
	return one<OrderRow>(
		sql,
		`select order_book.* from order_book join payment_attempt on payment_attempt.order_id = order_book.id
			where payment_attempt.id = ? for update of order_book`,
		[attemptId],
	);
}

/** Attempts with no final word from the provider for `minutes`: what the sweep asks about. */
export function staleAttempts(sql: Sql, before: Date): Promise<AttemptRow[]> {
	return rows<AttemptRow>(
		sql,
		`select attempt.* from payment_attempt attempt join order_book on order_book.id = attempt.order_id
			where attempt.state in ('UNKNOWN','OPEN') and attempt.updated_at < ? order by attempt.updated_at, attempt.id limit 500`,
		[before],
	);
}

/** The amount payable for an order now, recalculated from its total: stored amounts are checked against it. */
export function amountToCollect(order: OrderRow, purpose: AttemptPurpose): number {
	if (purpose !== "CHECKOUT") return balanceDueCents(order);
	const expectedCents = collectedCents(order.totalCents, order.depositPercentage);
	if (order.expectedCents === expectedCents) return firstPaymentCents(order);
	throw new Error(`${order.orderNumber} asks for ${order.expectedCents} cents, its terms for ${expectedCents}.`);
}
