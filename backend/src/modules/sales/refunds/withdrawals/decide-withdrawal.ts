import type { AdminWithdrawal, WithdrawalDecision } from "@confiserie/domain/contract/withdrawals";
import { boxesRemoved } from "@confiserie/domain/orders/goods";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, rows } from "../../../../lib/database/sql";
import { type Administrator, noted, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { auditedOrder, goodsOf, lockedOrderById, type OrderRow, queueOrderMail } from "../../orders";
import type { PaymentContext } from "../../payments";
import { requestRefund } from "../request-refund";
import { endWithGoods, removeBoxes } from "../settle-goods";
import { readWithdrawal } from "./list-withdrawals";
import { acceptedParts, lowerBalance } from "./lower-balance";

type Ending =
	| { state: "ACCEPTED"; offBalanceCents: number; refundCents: number }
	| { state: "REFUSED"; reason: string };

/**
 * Ends a declaration once, by money or by a reason that its customer is sent. What it is worth lowers what is still to be paid of
 * the order first, the rest is given back. All of it and the end stand in one transaction; the same acceptance again is the same one.
 * @throws ApiFailure WITHDRAWAL_NOT_FOUND, WITHDRAWAL_DECIDED, REFUND_EXCEEDED, IDEMPOTENCY_CONFLICT, PAYMENT_IN_PROGRESS,
 *   PAYMENT_UNAVAILABLE
 */
export async function decideWithdrawal(
	context: PaymentContext,
	id: string,
	decision: WithdrawalDecision,
	actor: Administrator,
): Promise<AdminWithdrawal> {
	const withdrawal = await readWithdrawal(context.pool, id);
	if (decision.decision === "REFUSE") {
		await inTransaction(context.writes, (sql) =>
			endWithdrawal(sql, withdrawal, { state: "REFUSED", reason: decision.reason }, actor, context.now()),
		);
		return readWithdrawal(context.pool, id);
	}
	const { orderId } = withdrawal;
	const { offBalanceCents, refundCents } = await acceptedParts(context, withdrawal, decision.amount);
	if (withdrawal.state === "ACCEPTED" && offBalanceCents > 0 && refundCents === 0) return withdrawal;
	const end = async (sql: Knex.Transaction) => {
		// As every change of an order's money does, so that two decisions wait for each other.
		const order = await lockedOrderById(sql, orderId);
		if (order) await takeGoods(sql, order, id, context.now());
		await endWithdrawal(sql, withdrawal, { state: "ACCEPTED", offBalanceCents, refundCents }, actor, context.now());
		await lowerBalance(sql, { id, orderId, offBalanceCents, actor: actor.customerId }, context.now());
		if (order) await endWithGoods(sql, order, actor.customerId, context.now());
	};
	if (refundCents > 0)
		await requestRefund(context, {
			orderId,
			amountCents: refundCents,
			reason: "Rétractation",
			source: "BACK_OFFICE",
			requestedBy: actor.customerId,
			idempotencyKey: `withdrawal:${id}`,
			onNew: end,
		});
	else {
		await inTransaction(context.writes, end);
		await context.announce("order_book.tasks_due");
	}
	return readWithdrawal(context.pool, id);
}

/** Decides how many boxes of a withdrawal had not left, and takes them out of what is to ship. */
async function takeGoods(sql: Knex.Transaction, order: OrderRow, id: string, now: Date): Promise<void> {
	const lines = await goodsOf(sql, order.id);
	const declared = await rows<{ lineId: string; boxes: number }>(
		sql,
		"select line_id, boxes from order_withdrawal_line where withdrawal_id = ?",
		[id],
	);
	const taken = declared.flatMap(({ lineId, boxes }) => {
		const line = lines.find((one) => one.lineId === lineId);
		return line ? [{ lineId, removedBoxes: boxesRemoved(line, { boxes }) }] : [];
	});
	for (const { lineId, removedBoxes } of taken)
		await sql.raw("update order_withdrawal_line set removed_boxes = ? where withdrawal_id = ? and line_id = ?", [
			removedBoxes,
			id,
			lineId,
		]);
	await removeBoxes(sql, order, taken, now);
}

async function endWithdrawal(
	sql: Knex.Transaction,
	{ id, orderId, orderNumber }: AdminWithdrawal,
	ending: Ending,
	actor: Administrator,
	now: Date,
): Promise<void> {
	const reason = ending.state === "REFUSED" ? ending.reason : null;
	const ended = await one(
		sql,
		`update order_withdrawal set state = ?, decided_at = ?, decided_by = ?, reason = ?
			where id = ? and state = 'OPEN' returning id`,
		[ending.state, now, actor.customerId, reason, id],
	);
	if (!ended) throw new ApiFailure("WITHDRAWAL_DECIDED");
	await recordAudit(sql, actor, {
		action: ending.state === "ACCEPTED" ? "withdrawal.accepted" : "withdrawal.refused",
		...auditedOrder({ id: orderId, orderNumber }),
		changes: noted(
			ending.state === "REFUSED"
				? { reason }
				: { offBalanceCents: ending.offBalanceCents, refundCents: ending.refundCents },
		),
	});
	if (reason === null) return;
	await queueOrderMail(sql, orderId, (order) => ({
		key: `withdrawal-refused:${id}`,
		template: "withdrawal-refused",
		data: { order, reason },
	}));
}
