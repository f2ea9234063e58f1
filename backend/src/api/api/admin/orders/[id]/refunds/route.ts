import { type OrderPayments, refundRequestSchema } from "@confiserie/domain/contract/admin-payments";
import { REFUND_CAUSES } from "@confiserie/domain/orders/owed";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { idempotencyKeyOf } from "../../../../../../http/idempotency-key";
import { parseBody } from "../../../../../../http/parse";
import { recordAudit } from "../../../../../../modules/audit";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { findOrder } from "../../../../../../modules/orders";
import { readPayments } from "../../../../../../modules/payments";
import { requestRefund } from "../../../../../../modules/refunds";

/**
 * POST /api/admin/orders/{id or number}/refunds { amount, reason, cause }, with Idempotency-Key: gives money back, whole or in
 * part, for goods or as a gesture, or corrects a payment. 201 with the order's money as it is then; a part whose provider did not respond is PENDING and is tried again.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<OrderPayments>): Promise<void> {
	const { customerId, email } = callerOf(req);
	const { amount, reason, cause } = parseBody(refundRequestSchema, req);
	const idempotencyKey = idempotencyKeyOf(req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id: orderId } = await findOrder(book.pool, req.params.id ?? "", null);
	await requestRefund(book, {
		orderId,
		amountCents: amount,
		reason,
		cause,
		source: "BACK_OFFICE",
		requestedBy: customerId,
		idempotencyKey,
		onNew: (sql, order) =>
			recordAudit(sql, {
				actorId: customerId,
				actorEmail: email,
				action: "payment.refunded",
				entity: "order",
				entityId: order.id,
				label: order.orderNumber,
				changes: {
					refundCents: { from: null, to: amount },
					reason: { from: null, to: reason },
					cause: { from: null, to: REFUND_CAUSES[cause].label },
				},
			}),
	});
	res.status(201).json(await readPayments(book.pool, await findOrder(book.pool, orderId, null)));
}
