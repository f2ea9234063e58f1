import { formatCents } from "@confiserie/domain/format";
import { awaitsFirstPayment, transferableCents } from "@confiserie/domain/payments/balance";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, type Sql } from "../../../lib/database/sql";
import { ApiFailure, existing } from "../../foundations/failures";
import { lockOrder, type OrderRow, orderById } from "../orders";
import { liveAttempt } from "./attempt";
import { closeNow } from "./close-attempt";
import { insertReceipt, type OutsideReceipt } from "./outside-receipt";
import { receiveMoney } from "./settle-balance";
import type { PaymentContext } from "./types";

/** Money that arrived outside the shop: a bank transfer, a cheque, cash. What was recorded in Medusa Admin counts whatever is due, since it came. */
export interface Transfer extends Omit<OutsideReceipt, "provider" | "now"> {
	/** Runs in the transaction of a transfer that is new: the audit. */
	onNew?: (sql: Knex.Transaction, order: OrderRow) => Promise<void>;
}

/** Times that a payment which begins meanwhile is closed before the person is asked to try again. */
const MAXIMUM_TRIES = 3;

/**
 * Records money that arrived outside the shop. An open card payment of the order is closed with the provider first, so
 * that the same amount is not paid twice; the same key again writes nothing new.
 * @throws ApiFailure ORDER_NOT_FOUND, APPROVAL_AWAITED, BALANCE_CLOSED, TRANSFER_EXCEEDS with what is due, PAYMENT_IN_PROGRESS when a
 * card is being charged, IDEMPOTENCY_CONFLICT, PAYMENT_UNAVAILABLE
 */
export async function recordTransfer(context: PaymentContext, transfer: Transfer): Promise<void> {
	for (let tried = 0; tried < MAXIMUM_TRIES; tried++) {
		const order = existing(await orderById(context.pool, transfer.orderId), "ORDER_NOT_FOUND");
		if (await isKnown(context.pool, transfer)) return;
		refuseBeyondDue(order, transfer);
		const open = await liveAttempt(context.pool, order.id);
		if (open && !(await closeNow(context, open))) throw new ApiFailure("PAYMENT_IN_PROGRESS");
		if (await inTransaction(context.writes, (sql) => write(context, sql, transfer))) {
			await context.announce("order_book.tasks_due");
			return;
		}
	}
	throw new ApiFailure("PAYMENT_IN_PROGRESS");
}

/** Returns false when a card payment began meanwhile: it is to be closed first. */
async function write(context: PaymentContext, sql: Knex.Transaction, transfer: Transfer): Promise<boolean> {
	const { onNew, ...stated } = transfer;
	const { orderId, amountCents, recordedBy } = stated;
	const order = await lockOrder(sql, orderId);
	if (await isKnown(sql, transfer)) return true;
	if (await liveAttempt(sql, orderId)) return false;
	refuseBeyondDue(order, transfer);
	const now = context.now();
	const attempt = await insertReceipt(sql, { ...stated, provider: "manual", now });
	await receiveMoney(sql, order, { attempt, reference: attempt.id, amountCents, actor: recordedBy }, now);
	await onNew?.(sql, order);
	return true;
}

async function isKnown(sql: Sql, transfer: Transfer): Promise<boolean> {
	const { orderId, idempotencyKey, amountCents, means = null, receivedOn, reference } = transfer;
	const known = await one<{ isSame: boolean }>(
		sql,
		`select amount_cents = ? and (engine_payment_id is not null
				or means is not distinct from ? and received_on = ?::date and reference = ?) as is_same
			from manual_payment where order_id = ? and idempotency_key = ?`,
		[amountCents, means, receivedOn, reference, orderId, idempotencyKey],
	);
	if (known && !known.isSame) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	return known !== undefined;
}

/** A transfer may pay an order that still waits in its checkout, not for an approval; what came in Medusa Admin counts in any case. */
function refuseBeyondDue(order: OrderRow, { amountCents, enginePaymentId }: Transfer): void {
	if (enginePaymentId) return;
	if (order.approval === "WAITING" && awaitsFirstPayment(order)) throw new ApiFailure("APPROVAL_AWAITED");
	const due = transferableCents(order);
	if (due === 0) throw new ApiFailure("BALANCE_CLOSED");
	if (amountCents <= due) return;
	const message = `Il reste ${formatCents(due)} à payer\u00a0: un paiement ne peut pas dépasser ce montant.`;
	throw new ApiFailure("TRANSFER_EXCEEDS", { field: "amount", message });
}
