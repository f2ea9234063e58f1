import { orderPaymentsSchema, refundRequestSchema } from "./admin-payments";
import { lineRefundChoiceSchema, lineRefundPreviewSchema, lineRefundRequestSchema } from "./line-refund";
import { operation } from "./operation";
import { OF_MONEY } from "./refusals";

export const refundOrder = operation("POST /api/admin/orders/:id/refunds", {
	access: { staff: "money.change" },
	body: refundRequestSchema,
	headers: ["Idempotency-Key"],
	answer: { 201: orderPaymentsSchema },
	errors: ["ORDER_NOT_FOUND", "REFUND_EXCEEDED", "IDEMPOTENCY_CONFLICT", "PAYMENT_UNAVAILABLE"],
});

export const previewLineRefund = operation("POST /api/admin/orders/:id/line-refunds/preview", {
	access: { staff: "money.change" },
	body: lineRefundChoiceSchema,
	answer: { 200: lineRefundPreviewSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const refundOrderLines = operation("POST /api/admin/orders/:id/line-refunds", {
	access: { staff: "money.change" },
	body: lineRefundRequestSchema,
	headers: ["Idempotency-Key"],
	answer: { 201: orderPaymentsSchema },
	errors: ["ORDER_NOT_FOUND", "REFUND_CHANGED", "REFUND_EXCEEDED", ...OF_MONEY],
});
