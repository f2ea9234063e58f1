import type { OrderWebhookEvent } from "@confiserie/domain/channels/webhook";
import type { MovementKind } from "@confiserie/domain/contract/money-movement";
import type { RefundCause } from "@confiserie/domain/orders/owed";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { scheduleTask } from "../../foundations/outbox";
import { tellOfOrder } from "../orders";
import type { AttemptRow } from "./types";

/**
 * A movement of the ledger. CAPTURE and REFUND make up what an order received and gave back; REFUND_RETURNED is a refund that
 * the bank would not take. CAPTURE_RETURN takes back a payment that was recorded by mistake or came twice. A SURPLUS is money
 * that came although nothing was due; it, its return, and a return that the bank would not take count for no order.
 */
interface Movement {
	attempt: AttemptRow;
	kind: MovementKind;
	reference: string;
	amountCents: number;
}

/**
 * Writes one movement of money, once for each reference of the provider, and derives the order's sums from the ledger.
 * The order's row must be locked.
 * @returns false when the movement was known already
 */
export async function recordMovement(sql: Knex.Transaction, movement: Movement, now: Date): Promise<boolean> {
	const { attempt, kind, reference, amountCents } = movement;
	const written = await rows(
		sql,
		`insert into payment_ledger (id, order_id, attempt_id, kind, provider, provider_reference, amount_cents, recorded_at)
			values (?, ?, ?, ?, ?, ?, ?, ?) on conflict on constraint payment_ledger_reference_unique do nothing returning id`,
		[
			generateEntityId(undefined, "mvt"),
			attempt.orderId,
			attempt.id,
			kind,
			attempt.provider,
			reference,
			amountCents,
			now,
		],
	);
	if (written.length === 0) return false;
	await sql.raw(
		`update order_book set updated_at = ?,
			captured_cents = (select coalesce(sum(case kind when 'CAPTURE_RETURN' then -amount_cents else amount_cents end), 0)
				from payment_ledger where order_id = order_book.id and kind in ('CAPTURE','CAPTURE_RETURN','CAPTURE_RETURN_REFUSED')),
			refunded_cents = (select coalesce(sum(case kind when 'REFUND' then amount_cents else -amount_cents end), 0)
				from payment_ledger where order_id = order_book.id and kind in ('REFUND','REFUND_RETURNED'))
			where id = ?`,
		[now, attempt.orderId],
	);
	const event = EVENTS[kind];
	if (!event) return true;
	await tellOfOrder(sql, attempt.orderId, event, now);
	await scheduleTask(sql, attempt.orderId, "INVOICE", now);
	return true;
}

/** Webhook events of a movement; one that counts for no order has none. */
const EVENTS: Partial<Record<MovementKind, OrderWebhookEvent>> = {
	CAPTURE: "order.paid",
	CAPTURE_RETURN: "order.refunded",
	CAPTURE_RETURN_REFUSED: "order.refunded",
	REFUND: "order.refunded",
	REFUND_RETURNED: "order.refunded",
};

/** Writes what was given back of an attempt's payment, as the return of a surplus when it was one. */
export async function recordReturn(
	sql: Knex.Transaction,
	{ cause, ...movement }: Omit<Movement, "kind"> & { cause?: RefundCause },
	now: Date,
) {
	const isSurplus = (await receiptKind(sql, movement.attempt.id)) === "SURPLUS";
	const kind = isSurplus ? "SURPLUS_RETURN" : cause === "PAYMENT" ? "CAPTURE_RETURN" : "REFUND";
	return recordMovement(sql, { ...movement, kind }, now);
}

/** How the payment of an attempt was taken; undefined while no money has come. */
export async function receiptKind(sql: Sql, attemptId: string): Promise<"CAPTURE" | "SURPLUS" | undefined> {
	const receipt = await one<{ kind: "CAPTURE" | "SURPLUS" }>(
		sql,
		"select kind from payment_ledger where attempt_id = ? and kind in ('CAPTURE','SURPLUS')",
		[attemptId],
	);
	return receipt?.kind;
}
