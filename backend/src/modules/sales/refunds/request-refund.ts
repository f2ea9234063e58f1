import { formatCents } from "@confiserie/domain/format";
import type { RefundCause } from "@confiserie/domain/orders/owed";
import { type RefundPart, refundableCents, spreadRefund } from "@confiserie/domain/payments/balance";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../lib/database/sql";
import { messageOf } from "../../../lib/message-of";
import { ApiFailure } from "../../foundations/failures";
import { lockOrder, type OrderReceipt, type OrderRow, receiptsOf } from "../orders";
import { type PaymentContext, type RefundCommand, writeRefund } from "../payments";
import { refundPayment } from "./refund-payment";

export interface RefundRequest extends RefundCommand {
	orderId: string;
	amountCents: number;
	/** Only this payment is given back; by default cards first, the latest first. */
	attemptId?: string;
	/** Runs in the transaction of a refund that is new: the audit. */
	onNew?: (sql: Knex.Transaction, order: OrderRow) => Promise<void>;
}

/**
 * Promises a refund under the order's lock and carries it out at once. Never more than received and not yet given back,
 * however many ask at the same time. The same key again returns the same refund; with another amount or cause it is refused.
 * When the provider does not respond, the refund stays promised and the outbox retries.
 * @returns the id of the refund
 * @throws ApiFailure ORDER_NOT_FOUND, REFUND_EXCEEDED with what is left, IDEMPOTENCY_CONFLICT
 */
export async function requestRefund(context: PaymentContext, request: RefundRequest): Promise<string> {
	const refundId = await inTransaction(context.writes, (sql) => promise(context, sql, request));
	await carryOutRefund(context, request.orderId, refundId);
	await context.announce("order_book.tasks_due");
	return refundId;
}

/** Pays the promised refund at once; without a response of the provider it stays promised. */
export async function carryOutRefund(context: PaymentContext, orderId: string, refundId: string): Promise<void> {
	try {
		await refundPayment(context, orderId);
	} catch (error) {
		// The scheduled task does it later: the money is owed, whatever the outcome of this call.
		await context.pool.raw("update payment_refund_part set error = ? where refund_id = ? and state = 'PENDING'", [
			messageOf(error),
			refundId,
		]);
	}
}

async function promise(context: PaymentContext, sql: Knex.Transaction, request: RefundRequest): Promise<string> {
	const { orderId, amountCents, attemptId, onNew, ...requested } = request;
	const order = await lockOrder(sql, orderId);
	const known = await one<{ id: string; amountCents: number; cause: RefundCause }>(
		sql,
		"select id, amount_cents, cause from payment_refund where order_id = ? and idempotency_key = ?",
		[orderId, requested.idempotencyKey],
	);
	const { reason, source, requestedBy, idempotencyKey, cause = "GOODS" } = requested;
	if (known && (known.amountCents !== amountCents || known.cause !== cause))
		throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	if (known) return known.id;
	const parts = spread(await receiptsOf(sql, orderId), amountCents, attemptId);
	await onNew?.(sql, order);
	return writeRefund(sql, orderId, { reason, source, requestedBy, idempotencyKey, cause }, parts, context.now());
}

function spread(receipts: readonly OrderReceipt[], amountCents: number, attemptId: string | undefined): RefundPart[] {
	const concerned = receipts.filter((one) => (attemptId ? one.id === attemptId : one.kind === "CAPTURE"));
	const left = refundableCents(concerned);
	if (amountCents <= left) return spreadRefund(concerned, amountCents);
	const message =
		left > 0
			? `Au plus ${formatCents(left)} peuvent encore être remboursés.`
			: "Il n'y a plus rien à rembourser pour cette commande.";
	throw new ApiFailure("REFUND_EXCEEDED", { field: "amount", message });
}
