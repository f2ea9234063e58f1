import { isPending } from "@confiserie/domain/orders/order-status";
import { inTransaction, one } from "../../../lib/database/sql";
import { type OrderContext, recordStatus } from "../orders";
import { lockOrderOf } from "./attempt";
import type { GatewayRefusal } from "./gateway/gateway";

/**
 * Why an attempt can receive no money any more. `refused`: its intent was never created. `missing`: the provider does
 * not know its intent.
 */
type End = "refused" | "missing";

/**
 * Ends an attempt that the provider has given its last word on, so that nothing waits for it: the hold of its order
 * runs out in its time, or another try opens a successor under keys of its own. The admin reads why in the order's
 * history, once an order and reason; an order whose payment was refused stands among its alerts. Safe to repeat.
 */
export async function endAttempt(
	context: OrderContext,
	attemptId: string,
	end: End,
	cause: GatewayRefusal,
): Promise<void> {
	await inTransaction(context.writes, async (sql) => {
		const now = context.now();
		const order = await lockOrderOf(sql, attemptId);
		const ended = await one<{ isFirst: boolean }>(
			sql,
			`update payment_attempt set state = 'CANCELLED', error_code = ?, error_message = ?, updated_at = ?
				where id = ? and state in ('UNKNOWN','OPEN') returning not exists (select 1 from payment_attempt other
					where other.order_id = payment_attempt.order_id and other.id <> payment_attempt.id
					and other.error_code = payment_attempt.error_code) as is_first`,
			[cause.reason, cause.message.slice(0, 500), now, attemptId],
		);
		if (!order || !ended) return;
		if (end === "refused" && isPending(order.status) && !order.lastAttemptFailed)
			await sql.raw("update order_book set last_attempt_failed = true, updated_at = ? where id = ?", [now, order.id]);
		if (!ended.isFirst) return;
		const { id: orderId, status } = order;
		const note = NOTES[end](cause.message);
		await recordStatus(sql, { orderId, at: now, actor: "payment", from: status, to: status, act: "PAYMENT", note });
	});
}

const NOTES: Record<End, (message: string) => string> = {
	refused: (message) =>
		`Le prestataire refuse d'ouvrir le paiement. Vérifiez le compte et ses moyens de paiement. Sa réponse\u00a0: ${message}`,
	missing: () => "Le prestataire ne connaît pas ce paiement\u00a0: il est clos, rien n'a été encaissé.",
};
