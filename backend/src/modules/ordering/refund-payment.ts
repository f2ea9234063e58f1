import { inTransaction, one, rows } from "./db";
import { recordStatus } from "./history";
import { recordMovement } from "./payment/ledger";
import type { AttemptRow, OrderBook, OrderRow } from "./types";

/** Gives back all that a cancelled order received and still has, capture by capture; repeating it refunds nothing twice. */
export async function refundPayment(book: OrderBook, orderId: string): Promise<void> {
	const captures = await rows<{ id: string; attemptId: string; amountCents: number }>(
		book.pool,
		"select id, attempt_id, amount_cents from payment_ledger where order_id = ? and kind = 'CAPTURE' order by recorded_at",
		[orderId],
	);
	for (const capture of captures) {
		const attempt = await one<AttemptRow>(book.pool, "select * from payment_attempt where id = ?", [capture.attemptId]);
		if (!attempt?.intentId) continue;
		const { amountCents } = capture;
		const { reference } = await book.gateway.refund({
			intentId: attempt.intentId,
			amountCents,
			idempotencyKey: `refund-${capture.id}`,
		});
		await inTransaction(book.pool, async (sql) => {
			const now = book.now();
			const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [orderId]);
			const isNew = await recordMovement(sql, { attempt, kind: "REFUND", reference, amountCents }, now);
			if (!order || !isNew) return;
			const note = "Paiement remboursé en entier.";
			await recordStatus(sql, { orderId, at: now, actor: "payment", from: order.status, to: order.status, note });
		});
	}
}
