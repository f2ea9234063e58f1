import * as contract from "@confiserie/domain/contract/order-refunds";
import { REFUND_CAUSES } from "@confiserie/domain/orders/owed";
import { serve } from "../http/operations/serve";
import { noted, recordAudit } from "../modules/foundations/audit";
import { auditedOrder, findOrder } from "../modules/sales/orders";
import { readPayments } from "../modules/sales/payments";
import { previewLineRefund, refundLines, requestRefund } from "../modules/sales/refunds";

export default serve(contract, {
	refundOrder: async ({ ordering: { context }, caller, params, body: { amount, reason, cause }, idempotencyKey }) => {
		const { customerId } = caller;
		const { id: orderId } = await findOrder(context.pool, params.id, null);
		await requestRefund(context, {
			orderId,
			amountCents: amount,
			reason,
			cause,
			source: "BACK_OFFICE",
			requestedBy: customerId,
			idempotencyKey,
			onNew: (sql, order) =>
				recordAudit(sql, caller, {
					action: "payment.refunded",
					...auditedOrder(order),
					changes: noted({ refundCents: amount, reason, cause: REFUND_CAUSES[cause].label }),
				}),
		});
		return readPayments(context.pool, await findOrder(context.pool, orderId, null));
	},
	previewLineRefund: async ({ ordering: { context }, params, body: choice }) =>
		previewLineRefund(context.pool, await findOrder(context.pool, params.id, null), choice),
	refundOrderLines: async ({ ordering: { context }, caller, params, body: request, idempotencyKey }) => {
		const { id: orderId } = await findOrder(context.pool, params.id, null);
		await refundLines(context, { orderId, request, actor: caller, idempotencyKey });
		return readPayments(context.pool, await findOrder(context.pool, orderId, null));
	},
});
