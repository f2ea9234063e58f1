import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { rows } from "../db";
import type { AttemptRow } from "../types";

/**
 * Writes one movement of money, once for each reference of the provider, and derives the order's sums from the ledger.
 * The order's row must be locked.
 * @returns false when the movement was known already
 */
export async function recordMovement(
	sql: Knex.Transaction,
	movement: { attempt: AttemptRow; kind: "CAPTURE" | "REFUND"; reference: string; amountCents: number },
	now: Date,
): Promise<boolean> {
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
			captured_cents = (select coalesce(sum(amount_cents), 0) from payment_ledger where order_id = order_book.id and kind = 'CAPTURE'),
			refunded_cents = (select coalesce(sum(amount_cents), 0) from payment_ledger where order_id = order_book.id and kind = 'REFUND')
			where id = ?`,
		[now, attempt.orderId],
	);
	return true;
}
