import type { OrderPayments } from "@confiserie/domain/contract/admin-payments";
import { lineRefundRequestSchema } from "@confiserie/domain/contract/line-refund";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { idempotencyKeyOf } from "../../../../../../http/idempotency-key";
import { parseBody } from "../../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { findOrder } from "../../../../../../modules/orders";
import { readPayments } from "../../../../../../modules/payments";
import { refundLines } from "../../../../../../modules/refunds";

/**
 * POST /api/admin/orders/{id or number}/line-refunds { lines, shipping, reason, fingerprint }, with Idempotency-Key: refunds boxes of
 * lines, with or without putting them back into stock, as the preview of that fingerprint said. 201 with the order's money.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<OrderPayments>): Promise<void> {
	const { customerId, email } = callerOf(req);
	const request = parseBody(lineRefundRequestSchema, req);
	const idempotencyKey = idempotencyKeyOf(req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id: orderId } = await findOrder(book.pool, req.params.id ?? "", null);
	await refundLines(book, { orderId, request, actor: { customerId, email }, idempotencyKey });
	res.status(201).json(await readPayments(book.pool, await findOrder(book.pool, orderId, null)));
}
