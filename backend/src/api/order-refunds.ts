import * as contract from "@confiserie/domain/contract/order-refunds";
import { REFUND_CAUSES } from "@confiserie/domain/orders/owed";
import { serve } from "../http/operations/serve";
import { recordAudit } from "../modules/audit";
import { findOrder } from "../modules/orders";
import { readPayments } from "../modules/payments";
import { previewLineRefund, refundLines, requestRefund } from "../modules/refunds";

export default serve(contract, {
	refundOrder: async ({ ordering: { book }, caller, params, body: { amount, reason, cause }, idempotencyKey }) => {
		const { customerId, email } = caller;
		const { id: orderId } = await findOrder(book.pool, params.id, null);
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
		return readPayments(book.pool, await findOrder(book.pool, orderId, null));
	},
	previewLineRefund: async ({ ordering: { book }, params, body: choice }) =>
		previewLineRefund(book.pool, await findOrder(book.pool, params.id, null), choice),
	refundOrderLines: async ({ ordering: { book }, caller, params, body: request, idempotencyKey }) => {
		const { customerId, email } = caller;
		const { id: orderId } = await findOrder(book.pool, params.id, null);
		await refundLines(book, { orderId, request, actor: { customerId, email }, idempotencyKey });
		return readPayments(book.pool, await findOrder(book.pool, orderId, null));
	},
});
