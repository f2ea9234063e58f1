import { one } from "../../../lib/database/sql";
import { readRefundOrigin } from "../../../medusa/payments/payments";
import { RECORDED_BY } from "../../../medusa/recorded-by";
import { ApiFailure } from "../../foundations/failures";
import type { AttemptRow, PaymentContext } from "../../sales/payments";
import { requestRefund } from "../../sales/refunds";

/**
 * Carries out a refund requested in Medusa Admin: promised, limited and paid back by the order service like any other.
 * A refund that the projection records there has moved before, and Medusa's id as key makes a repeat harmless.
 * @throws ApiFailure PAYMENT_NOT_FOUND, REFUND_EXCEEDED, REFUND_REFUSED, REFUND_DELAYED (it will be tried again)
 */
export async function refundFromMedusa(
	context: PaymentContext,
	refund: { attemptId: string; amountCents: number; medusaRefundId: string },
): Promise<void> {
	const { attemptId, amountCents, medusaRefundId } = refund;
	const origin = await readRefundOrigin(context.pool, medusaRefundId);
	if (origin?.createdBy === RECORDED_BY) return;
	const attempt = await one<AttemptRow>(context.pool, "select * from payment_attempt where id = ?", [attemptId]);
	if (!attempt) throw new ApiFailure("PAYMENT_NOT_FOUND");
	const refundId = await requestRefund(context, {
		orderId: attempt.orderId,
		amountCents,
		attemptId,
		reason: origin?.note || "Remboursement dans Medusa Admin",
		source: "ENGINE",
		requestedBy: origin?.createdBy ?? "engine",
		idempotencyKey: `engine:${medusaRefundId}`,
	});
	const part = await one<{ state: string }>(context.pool, "select state from payment_refund_part where refund_id = ?", [
		refundId,
	]);
	if (part?.state === "REFUSED") throw new ApiFailure("REFUND_REFUSED");
	// Medusa removes its own record; the projection writes it again once the money has moved.
	if (part?.state === "PENDING") throw new ApiFailure("REFUND_DELAYED");
}
