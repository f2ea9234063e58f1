import { type OrderPayments, transferRequestSchema } from "@confiserie/domain/contract/admin-payments";
import { dayOf } from "@confiserie/domain/day";
import { PAYMENT_MEANS } from "@confiserie/domain/payment-provider";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { idempotencyKeyOf } from "../../../../../../http/idempotency-key";
import { parseBody } from "../../../../../../http/parse";
import { recordAudit } from "../../../../../../modules/audit";
import { ApiFailure } from "../../../../../../modules/failures";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { findOrder } from "../../../../../../modules/orders";
import { readPayments, recordTransfer } from "../../../../../../modules/payments";

/**
 * POST /api/admin/orders/{id or number}/transfers { amount, means, receivedOn, reference }, with Idempotency-Key: writes
 * down money that came by hand. 201 with the order's money as it is then.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<OrderPayments>): Promise<void> {
	const { customerId, email } = callerOf(req);
	const { amount, means, receivedOn, reference } = parseBody(transferRequestSchema, req);
	const idempotencyKey = idempotencyKeyOf(req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	if (receivedOn > dayOf(book.now()))
		throw new ApiFailure("VALIDATION", { field: "receivedOn", message: "Ce jour n'est pas encore venu." });
	const { id: orderId } = await findOrder(book.pool, req.params.id ?? "", null);
	await recordTransfer(book, {
		orderId,
		amountCents: amount,
		means,
		receivedOn,
		reference,
		recordedBy: customerId,
		idempotencyKey,
		onNew: (sql, order) =>
			recordAudit(sql, {
				actorId: customerId,
				actorEmail: email,
				action: "payment.transfer-recorded",
				entity: "order",
				entityId: order.id,
				label: order.orderNumber,
				changes: {
					transferCents: { from: null, to: amount },
					means: { from: null, to: PAYMENT_MEANS[means].label },
					receivedOn: { from: null, to: receivedOn },
					reference: { from: null, to: reference },
				},
			}),
	});
	res.status(201).json(await readPayments(book.pool, await findOrder(book.pool, orderId, null)));
}
