import type { HistoryAct } from "@confiserie/domain/timeline/timeline-words";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction } from "../../../../lib/database/sql";
import { scheduleTask } from "../../../foundations/outbox";
import { lockedOrderById, recordStatus } from "../../orders";
import { type AttemptRow, attemptOfIntent, type PaymentContext, type Reversals } from "../../payments";
import { cancelRefunded, closeRefunded } from "../cancel-refunded";
import { applyDispute } from "./apply-dispute";
import { applyRefund, type Look } from "./apply-refund";

/** Checks at most this often: another worker may have applied a later state meanwhile. */
const MAXIMUM_LOOKS = 3;

/**
 * Reads what was taken back from a payment and brings the order service in line: refunds that the shop, its
 * account with the provider or a bank gave, refunds that wait or that a bank returned, disputes. As with the intent itself, only the
 * provider's current state counts: after a change it is read again. Safe to repeat and to run in parallel.
 */
export async function applyReversals(context: PaymentContext, intentId: string): Promise<void> {
	const attempt = await attemptOfIntent(context.pool, intentId, null);
	if (!attempt) return;
	let isChanged = false;
	for (let look = 0; look < MAXIMUM_LOOKS; look += 1) {
		const reversals = await context.gateway.reversals(intentId);
		if (!(await inTransaction(context.writes, (sql) => apply(sql, attempt, reversals, context.now())))) break;
		isChanged = true;
	}
	if (!isChanged) return;
	await closeRefunded(context, attempt.orderId);
	await context.announce("order_book.tasks_due");
}

async function apply(sql: Knex.Transaction, attempt: AttemptRow, { refunds, disputes }: Reversals, now: Date) {
	const order = await lockedOrderById(sql, attempt.orderId);
	if (!order) return false;
	const { id: orderId, status } = order;
	const note = (act: HistoryAct, text: string) =>
		recordStatus(sql, { orderId, at: now, actor: "payment", from: status, to: status, act, note: text });
	const look: Look = { sql, order, attempt, now, note };
	let isChanged = false;
	for (const refund of refunds) isChanged = (await applyRefund(look, refund)) || isChanged;
	for (const dispute of disputes) isChanged = (await applyDispute(look, dispute)) || isChanged;
	await cancelRefunded(sql, order, "payment", now);
	if (isChanged && order.confirmedAt) await scheduleTask(sql, order.id, "PROJECT", now);
	return isChanged;
}
