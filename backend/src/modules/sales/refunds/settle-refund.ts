import { formatCents } from "@confiserie/domain/format";
import type { RefundCause } from "@confiserie/domain/orders/owed";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one, rows, update } from "../../../lib/database/sql";
import { scheduleTask } from "../../foundations/outbox";
import { mailRefund, mailRefundFailed, type OrderRow, recordStatus } from "../orders";
import { type AttemptRow, recordReturn } from "../payments";
import { cancelRefunded } from "./cancel-refunded";

/** A part of a promised refund, with the person who asked for it. */
export interface RefundPartRow {
	id: string;
	attemptId: string;
	amountCents: number;
	isByHand: boolean;
	state: "PENDING" | "DONE" | "REFUSED";
	requestedBy: string;
	cause: RefundCause;
}

export const PARTS = `select part.*, payment_refund.requested_by, payment_refund.cause from payment_refund_part part
	join payment_refund on payment_refund.id = part.refund_id`;

export function refundPart(sql: Knex.Transaction, id: string): Promise<RefundPartRow | undefined> {
	return one<RefundPartRow>(sql, `${PARTS} where part.id = ?`, [id]);
}

/** A part of a refund, its order's row locked. */
interface Settlement {
	sql: Knex.Transaction;
	order: OrderRow;
	part: RefundPartRow;
	now: Date;
}

/** Records moved money, and notifies the customer and Medusa, once. @returns whether that is news */
export async function settleGiven(
	{ sql, order, part, now }: Settlement,
	attempt: AttemptRow,
	reference: string,
): Promise<boolean> {
	const { amountCents, cause, isByHand } = part;
	await update(sql, "payment_refund_part", part.id, { state: "DONE", error: null, settledAt: now, reference });
	if (!(await recordReturn(sql, { attempt, reference, amountCents, cause }, now))) return false;
	const isCorrectedByHand = isByHand && cause === "PAYMENT";
	const what = isCorrectedByHand ? "Paiement rectifié" : isByHand ? "Remboursé par virement" : "Remboursé";
	await note({ sql, order, part, now }, `${what}\u00a0: ${formatCents(amountCents)}.`);
	if (order.confirmedAt) await scheduleTask(sql, order.id, "PROJECT", now);
	// The mail about the end of the order also covers the refund. A payment recorded by mistake was none of the customer's.
	if (!isCorrectedByHand && !(await cancelRefunded(sql, order, part.requestedBy, now)))
		await mailRefund(sql, order.id, part.id, amountCents);
	return true;
}

/** The refund is pending at the provider: it stays promised, with one history entry. */
export async function settlePending({ sql, order, part, now }: Settlement): Promise<boolean> {
	const changed = await rows(
		sql,
		`update payment_refund_part set error = ? where id = ? and state = 'PENDING' and error is distinct from ? returning id`,
		[PENDING, part.id, PENDING],
	);
	if (changed.length === 0) return false;
	const amount = formatCents(part.amountCents);
	await note({ sql, order, part, now }, `Remboursement de ${amount} en cours chez le prestataire, pas encore rendu.`);
	return true;
}

/**
 * The bank rejected the money, or the refund was cancelled: the promise is refused, and the customer, who waits for it
 * or was notified of it, gets a correction.
 */
export async function settleFailed({ sql, order, part, now }: Settlement): Promise<boolean> {
	const failed = await rows(
		sql,
		"update payment_refund_part set state = 'REFUSED', error = ?, settled_at = ? where id = ? and state <> 'REFUSED' returning id",
		["La banque a retourné le remboursement.", now, part.id],
	);
	if (failed.length === 0) return false;
	await note({ sql, order, part, now }, refundFailedNote(part.amountCents));
	await mailRefundFailed(sql, order.id, part.id, part.amountCents);
	return true;
}

export const refundFailedNote = (cents: number) =>
	`Le remboursement de ${formatCents(cents)} a été refusé par la banque\u00a0: à refaire.`;

/** Note on a promise that the provider has accepted and not yet settled. */
const PENDING = "Le prestataire n'a pas encore rendu la somme.";

function note({ sql, order: { id: orderId, status }, part, now }: Settlement, text: string): Promise<void> {
	const step = { orderId, at: now, actor: part.requestedBy, from: status, to: status } as const;
	return recordStatus(sql, { ...step, act: "REFUND", note: text });
}
