import type { AdminWithdrawal } from "@confiserie/domain/contract/withdrawals";
import { formatCents } from "@confiserie/domain/format";
import { balanceDueCents } from "@confiserie/domain/payments/balance";
import { splitWithdrawal } from "@confiserie/domain/withdrawal/split";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { update } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { scheduleTask } from "../../../foundations/outbox";
import { lockedOrderById, queueOrderMail, recordStatus } from "../../orders";
import { closeNow, liveAttempt, type PaymentContext } from "../../payments";

/**
 * What of an acceptance lowers the balance and what is given back, in cents. An open payment of the balance asks for too much then:
 * it is closed with the provider first. An acceptance that stands already retains its parts.
 * @throws ApiFailure PAYMENT_IN_PROGRESS while the balance is being charged, PAYMENT_UNAVAILABLE
 */
export async function acceptedParts(context: PaymentContext, withdrawal: AdminWithdrawal, amountCents: number) {
	const { orderId, state, balanceCents, offBalanceCents } = withdrawal;
	const parts = splitWithdrawal(amountCents, state === "OPEN" ? balanceCents : offBalanceCents);
	if (state !== "OPEN" || parts.offBalanceCents === 0) return parts;
	const open = await liveAttempt(context.pool, orderId);
	if (open && !(await closeNow(context, open))) throw new ApiFailure("PAYMENT_IN_PROGRESS");
	return parts;
}

interface Lowering {
	/** Of the withdrawal. */
	id: string;
	orderId: string;
	offBalanceCents: number;
	/** Id of the person. */
	actor: string;
}

/**
 * Lowers what is still to be paid of an order, tells its customer and asks for its billing documents.
 * @throws ApiFailure PAYMENT_IN_PROGRESS when a payment began or came since the parts were worked out
 */
export async function lowerBalance(sql: Knex.Transaction, lowering: Lowering, now: Date): Promise<void> {
	const { id, orderId, offBalanceCents, actor } = lowering;
	if (offBalanceCents === 0) return;
	const order = await lockedOrderById(sql, orderId);
	if (!order || offBalanceCents > balanceDueCents(order) || (await liveAttempt(sql, orderId)))
		throw new ApiFailure("PAYMENT_IN_PROGRESS");
	await update(sql, "order_withdrawal", id, { offBalanceCents });
	const withdrawnCents = order.withdrawnCents + offBalanceCents;
	await update(sql, "order_book", orderId, { withdrawnCents, updatedAt: now });
	const note = `Rétractation acceptée\u00a0: ${formatCents(offBalanceCents)} de moins à payer.`;
	const { status } = order;
	const step = { orderId, at: now, actor, from: status, to: status, act: "WITHDRAWAL", note } as const;
	await recordStatus(sql, { ...step, skipMail: true });
	await scheduleTask(sql, orderId, "INVOICE", now);
	await queueOrderMail(sql, orderId, (summary) => ({
		key: `withdrawal-accepted:${id}`,
		template: "withdrawal-accepted",
		data: { order: summary, offBalanceCents },
	}));
}
