import { formatCents } from "@confiserie/domain/format";
import { inTransaction, one, rows, update } from "./db";
import { recordStatus } from "./history";
import { mailRefund } from "./order-mail";
import { scheduleTask } from "./outbox";
import { GatewayRefusal } from "./payment/gateway";
import { recordReturn } from "./payment/ledger";
import type { AttemptRow, OrderBook, OrderRow } from "./types";

interface PartRow {
	id: string;
	attemptId: string;
	amountCents: number;
	isByHand: boolean;
	requestedBy: string;
}

/**
 * Gives back what was promised for an order, part by part. Repeating it, at once or after a crash, moves nothing twice:
 * a part has one key with the provider for ever. A part that the provider refuses for good is marked so; one whose
 * outcome is unknown stays promised and throws, for the next try.
 */
export async function refundPayment(book: OrderBook, orderId: string): Promise<void> {
	const parts = await rows<PartRow>(
		book.pool,
		`select part.*, payment_refund.requested_by from payment_refund_part part
			join payment_refund on payment_refund.id = part.refund_id
			where part.order_id = ? and part.state = 'PENDING' order by payment_refund.requested_at, payment_refund.id, part.position, part.id`,
		[orderId],
	);
	for (const part of parts) {
		const attempt = await one<AttemptRow>(book.pool, "select * from payment_attempt where id = ?", [part.attemptId]);
		if (attempt) await perform(book, part, attempt);
	}
}

async function perform(book: OrderBook, part: PartRow, attempt: AttemptRow): Promise<void> {
	try {
		await settle(book, part, attempt, await giveBack(book, part, attempt));
	} catch (error) {
		if (!(error instanceof GatewayRefusal)) throw error;
		await refuse(book, part, error.message);
	}
}

/** Answers the reference of the money movement. What came by hand is given back by hand: it is only written down. */
async function giveBack(book: OrderBook, part: PartRow, { intentId }: AttemptRow): Promise<string> {
	if (part.isByHand) return part.id;
	if (!intentId) throw new GatewayRefusal("not_found", "This payment has no intent with the provider.");
	const { amountCents, id: idempotencyKey } = part;
	return (await book.gateway.refund({ intentId, amountCents, idempotencyKey })).reference;
}

function settle(book: OrderBook, part: PartRow, attempt: AttemptRow, reference: string): Promise<void> {
	return inTransaction(book.writes, async (sql) => {
		const now = book.now();
		const order = await one<OrderRow>(sql, "select * from order_book where id = ? for update", [attempt.orderId]);
		await update(sql, "payment_refund_part", part.id, { state: "DONE", error: null, settledAt: now });
		const isNew = await recordReturn(sql, { attempt, reference, amountCents: part.amountCents }, now);
		if (!order || !isNew) return;
		const note = `${part.isByHand ? "Remboursé par virement" : "Remboursé"}\u00a0: ${formatCents(part.amountCents)}.`;
		const { status } = order;
		await recordStatus(sql, { orderId: order.id, at: now, actor: part.requestedBy, from: status, to: status, note });
		if (order.confirmedAt) await scheduleTask(sql, order.id, "PROJECT", now);
		await mailRefund(sql, order.id, part.id, part.amountCents);
	});
}

function refuse(book: OrderBook, part: PartRow, error: string): Promise<void> {
	return update(book.pool, "payment_refund_part", part.id, { state: "REFUSED", error, settledAt: book.now() });
}
