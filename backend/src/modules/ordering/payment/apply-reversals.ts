import { formatCents } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../db";
import { recordStatus } from "../history";
import { scheduleTask } from "../outbox";
import type { AttemptRow, OrderBook, OrderRow } from "../types";
import { attemptOfIntent } from "./attempt";
import type { Reversals } from "./gateway";
import { recordMovement, recordReturn } from "./ledger";

/**
 * Reads what was taken back from a payment and brings the order book in line: refunds that the shop, its Stripe
 * Dashboard or a bank gave, refunds that a bank returned, disputes. As with the intent itself, only the provider's
 * present state counts. Safe to repeat and to run in parallel.
 */
export async function applyReversals(book: OrderBook, intentId: string): Promise<void> {
	const attempt = await attemptOfIntent(book.pool, intentId, null);
	if (!attempt) return;
	const reversals = await book.gateway.reversals(intentId);
	const isChanged = await inTransaction(book.writes, (sql) => apply(sql, attempt, reversals, book.now()));
	if (isChanged) await book.announce("order_book.tasks_due");
}

async function apply(sql: Knex.Transaction, attempt: AttemptRow, { refunds, disputes }: Reversals, now: Date) {
	const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [attempt.orderId]);
	if (!order) return false;
	let isChanged = false;
	const note = async (text: string) => {
		isChanged = true;
		const { id: orderId, status } = order;
		await recordStatus(sql, { orderId, at: now, actor: "payment", from: status, to: status, note: text });
	};
	for (const { reference, amountCents, state, idempotencyKey } of refunds) {
		if (state === "given" && (await recordReturn(sql, { attempt, reference, amountCents }, now)))
			await note(`Remboursement de ${formatCents(amountCents)} enregistré.`);
		if (state === "failed" && (await takeBack(sql, attempt, reference, idempotencyKey, now)))
			await note(`Le remboursement de ${formatCents(amountCents)} a été refusé par la banque\u00a0: à refaire.`);
	}
	for (const dispute of disputes) if (await saveDispute(sql, attempt, dispute, now)) await note(disputeNote(dispute));
	for (const { reference, amountCents, state } of disputes)
		if (state === "lost") await recordLoss(sql, attempt, reference, amountCents, now);
	if (isChanged && order.confirmedAt) await scheduleTask(sql, order.id, "PROJECT", now);
	return isChanged;
}

/** A refund that came back is a movement of its own, and its promise is open again; one that never counted needs neither. */
async function takeBack(
	sql: Knex.Transaction,
	attempt: AttemptRow,
	reference: string,
	idempotencyKey: string | null,
	now: Date,
): Promise<boolean> {
	const given = await one<{ amountCents: number; kind: keyof typeof TAKEN_BACK }>(
		sql,
		`select amount_cents, kind from payment_ledger
			where provider = ? and kind in ('REFUND','SURPLUS_RETURN') and provider_reference = ?`,
		[attempt.provider, reference],
	);
	if (!given) return false;
	await sql.raw("update payment_refund_part set state = 'REFUSED', error = ?, settled_at = ? where id = ?", [
		"La banque a retourné le remboursement.",
		now,
		idempotencyKey,
	]);
	const { amountCents } = given;
	return recordMovement(sql, { attempt, kind: TAKEN_BACK[given.kind], reference, amountCents }, now);
}

/** What the ledger calls money that was given back and came back. */
const TAKEN_BACK = { REFUND: "REFUND_RETURNED", SURPLUS_RETURN: "SURPLUS_RETURN_REFUSED" } as const;

/** @returns true when the dispute is new or stands differently now */
async function saveDispute(
	sql: Knex.Transaction,
	attempt: AttemptRow,
	{ reference, amountCents, reason, state }: Reversals["disputes"][number],
	now: Date,
): Promise<boolean> {
	const saved = await one(
		sql,
		`insert into payment_dispute (id, order_id, attempt_id, amount_cents, reason, state, opened_at, updated_at)
			values (?, ?, ?, ?, ?, ?, ?, ?)
			on conflict (id) do update set state = excluded.state, amount_cents = excluded.amount_cents,
				reason = excluded.reason, updated_at = excluded.updated_at
			where payment_dispute.state <> excluded.state returning id`,
		[reference, attempt.orderId, attempt.id, amountCents, reason, state, now, now],
	);
	return saved !== undefined;
}

/** A lost dispute is money given back to the card's holder, at most what is left of the payment. */
async function recordLoss(sql: Knex.Transaction, attempt: AttemptRow, reference: string, cents: number, now: Date) {
	const order = await one<OrderRow>(sql, "select * from order_book where id = ?", [attempt.orderId]);
	const amountCents = order ? Math.min(cents, order.capturedCents - order.refundedCents) : 0;
	if (amountCents > 0) await recordReturn(sql, { attempt, reference, amountCents }, now);
}

function disputeNote({ amountCents, reason, state }: Reversals["disputes"][number]): string {
	const amount = formatCents(amountCents);
	if (state === "open")
		return `Paiement contesté auprès de la banque\u00a0: ${amount} (${reason}). Répondez dans le tableau de bord Stripe.`;
	return state === "won"
		? `Contestation de ${amount} close en faveur de la boutique.`
		: `Contestation de ${amount} perdue\u00a0: la somme est rendue au client.`;
}
