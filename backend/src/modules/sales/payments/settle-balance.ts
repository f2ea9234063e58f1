import { formatCents } from "@confiserie/domain/format";
import { statusAfterCapture } from "@confiserie/domain/orders/order-status";
import { balanceDueCents } from "@confiserie/domain/payments/balance";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { mailBalanceReceived, mailOrderReceived, type OrderRow, recordStatus } from "../orders";
import { confirmOrder } from "./confirm-order";
import { receiptKind, recordMovement } from "./ledger";
import type { AttemptRow } from "./types";
import { refundEverything } from "./write-refund";

/** Money for the balance of an order whose row is locked. */
export interface BalanceReceipt {
	attempt: AttemptRow;
	reference: string;
	amountCents: number;
	/** Who brought it: "payment", or the id of the person who recorded it. */
	actor: string;
}

/**
 * Takes money for what is left to pay. What comes although nothing (or less) is due, because the order was cancelled or
 * paid otherwise meanwhile, never counts for the order: it is written down as a surplus and goes back whole.
 * @returns true when the order service has tasks to do
 */
export async function settleBalance(sql: Knex.Transaction, order: OrderRow, receipt: BalanceReceipt, now: Date) {
	const { attempt, amountCents, actor } = receipt;
	if (await receiptKind(sql, attempt.id)) return false;
	if (amountCents <= balanceDueCents(order)) return receiveMoney(sql, order, receipt, now);
	await recordMovement(sql, { ...receipt, kind: "SURPLUS" }, now);
	const note = `Paiement reçu en trop, à rembourser\u00a0: ${formatCents(amountCents)}.`;
	const { status } = order;
	const step = { orderId: order.id, at: now, actor, from: status, to: status, act: "PAYMENT", note } as const;
	await recordStatus(sql, { ...step, skipMail: true });
	const requested = { source: "SHOP", requestedBy: "payment", idempotencyKey: attempt.id } as const;
	await refundEverything(sql, order.id, "SURPLUS", { ...requested, reason: "Paiement reçu en trop." }, now);
	return true;
}

/** Counts money for an order whose row is locked; the first money confirms an order that waited for it. */
export async function receiveMoney(
	sql: Knex.Transaction,
	order: OrderRow,
	receipt: BalanceReceipt,
	now: Date,
): Promise<true> {
	const { attempt, amountCents, actor } = receipt;
	await recordMovement(sql, { ...receipt, kind: "CAPTURE" }, now);
	const { status: from } = order;
	const to = order.capturedCents === 0 ? statusAfterCapture(from) : from;
	const note = `Paiement reçu\u00a0: ${formatCents(amountCents)}.`;
	await recordStatus(sql, { orderId: order.id, at: now, actor, from, to, act: "PAYMENT", note, skipMail: true });
	await confirmOrder(sql, order, to, now);
	if (order.confirmedAt) await mailBalanceReceived(sql, order.id, attempt.id, amountCents);
	else await mailOrderReceived(sql, order.id);
	return true;
}
