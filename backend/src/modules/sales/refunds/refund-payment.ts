import { inTransaction, one, rows, update } from "../../../lib/database/sql";
import { lockedOrderById } from "../orders";
import { type AttemptRow, GatewayRefusal, type PaymentContext, type RefundState } from "../payments";
import { closeRefunded } from "./cancel-refunded";
import { PARTS, type RefundPartRow, refundPart, settleFailed, settleGiven, settlePending } from "./settle-refund";

/**
 * Gives back what was promised for an order, part by part. Repeating it, at once or after a crash, moves nothing twice:
 * a part has one key with the provider for ever. A part that the provider refuses for good is marked so; one whose
 * outcome is unknown stays promised and throws, for the next try; one that the provider has accepted and not settled stays
 * promised too, and an event tells its end.
 */
export async function refundPayment(context: PaymentContext, orderId: string): Promise<void> {
	const parts = await rows<RefundPartRow>(
		context.pool,
		`${PARTS}
			where part.order_id = ? and part.state = 'PENDING' order by payment_refund.requested_at, payment_refund.id, part.position, part.id`,
		[orderId],
	);
	for (const part of parts) {
		const attempt = await one<AttemptRow>(context.pool, "select * from payment_attempt where id = ?", [part.attemptId]);
		if (attempt) await perform(context, part, attempt);
	}
	if (parts.length > 0) await closeRefunded(context, orderId);
}

async function perform(context: PaymentContext, part: RefundPartRow, attempt: AttemptRow): Promise<void> {
	try {
		await settle(context, part, attempt, await giveBack(context, part, attempt));
	} catch (error) {
		if (!(error instanceof GatewayRefusal)) throw error;
		await refuse(context, part, error.message);
	}
}

/** Returns what became of it. What came by hand is given back by hand: it is only written down. */
async function giveBack(context: PaymentContext, part: RefundPartRow, { intentId }: AttemptRow): Promise<Outcome> {
	if (part.isByHand) return { reference: part.id, state: "given" };
	if (!intentId) throw new GatewayRefusal("not_found", "This payment has no intent with the provider.");
	const { amountCents, id: idempotencyKey } = part;
	return context.gateway.refund({ intentId, amountCents, idempotencyKey });
}

interface Outcome {
	reference: string;
	state: RefundState;
}

function settle(context: PaymentContext, { id }: RefundPartRow, attempt: AttemptRow, { reference, state }: Outcome) {
	return inTransaction(context.writes, async (sql) => {
		const order = await lockedOrderById(sql, attempt.orderId);
		const part = await refundPart(sql, id);
		// An event that was faster has the later word.
		if (!order || part?.state !== "PENDING") return;
		const settlement = { sql, order, part, now: context.now() };
		if (state === "given") await settleGiven(settlement, attempt, reference);
		else await (state === "pending" ? settlePending : settleFailed)(settlement);
	});
}

function refuse(context: PaymentContext, part: RefundPartRow, error: string): Promise<void> {
	return update(context.pool, "payment_refund_part", part.id, { state: "REFUSED", error, settledAt: context.now() });
}
