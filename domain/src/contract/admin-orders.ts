import {
	adminOrderDetailSchema,
	adminOrderExportSchema,
	adminOrderPageSchema,
	adminOrderQuerySchema,
	adminOrderSearchSchema,
	adminOrderStatsSchema,
	adminStatusUpdateSchema,
	statusMailRequestSchema,
	statusMailSchema,
} from "./admin-order";
import { operation } from "./operation";
import { orderTimelineSchema } from "./order-timeline";
import { shippingQuoteSchema } from "./payment";
import { OF_CREDIT } from "./refusals";
import { staffOrderResultSchema, staffOrderSchema, staffQuoteSchema } from "./staff-order";

export const listAdminOrders = operation("GET /api/admin/orders", {
	access: { staff: "orders.read" },
	query: adminOrderQuerySchema,
	answer: { 200: adminOrderPageSchema },
});

export const quoteOrder = operation("POST /api/admin/orders/quote", {
	access: { staff: "orders.change" },
	body: staffQuoteSchema,
	answer: { 200: shippingQuoteSchema },
	errors: ["PRODUCT_UNAVAILABLE", "INVALID_QUANTITY", "CHANNEL_CLOSED", "NO_DELIVERY_OPTION", "COMPANY_NOT_FOUND"],
});

export const enterOrder = operation("POST /api/admin/orders", {
	access: { staff: "orders.change" },
	body: staffOrderSchema,
	answer: { 201: staffOrderResultSchema },
	errors: [
		"COMPANY_NOT_FOUND",
		"CUSTOMER_NOT_FOUND",
		"EMAIL_TAKEN",
		"CHANNEL_CLOSED",
		"PRODUCT_UNAVAILABLE",
		"OUT_OF_STOCK",
		"PRICE_CHANGED",
		"INVALID_QUANTITY",
		"DELIVERY_REFUSED",
		"NO_DELIVERY_OPTION",
		"DEPOSIT_REFUSED",
		"CREDIT_BLOCKED",
		"CREDIT_LIMIT_EXCEEDED",
		"IDEMPOTENCY_CONFLICT",
	],
});

export const readOrderStats = operation("GET /api/admin/orders/stats", {
	access: { staff: "orders.read" },
	answer: { 200: adminOrderStatsSchema },
});

export const searchAdminOrders = operation("GET /api/admin/orders/search", {
	access: { staff: "orders.read" },
	query: adminOrderSearchSchema,
	answer: { 200: adminOrderPageSchema },
});

export const exportOrders = operation("GET /api/admin/orders/export", {
	access: { staff: "orders.export" },
	query: adminOrderExportSchema,
	answer: { 200: { file: "text/csv" } },
	sends: ["Content-Disposition", "X-Total-Count"],
});

export const readAdminOrder = operation("GET /api/admin/orders/:id", {
	access: { staff: "orders.read" },
	answer: { 200: adminOrderDetailSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const readOrderTimeline = operation("GET /api/admin/orders/:id/timeline", {
	access: { staff: "orders.read" },
	answer: { 200: orderTimelineSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const changeOrderStatus = operation("PATCH /api/admin/orders/:id/status", {
	access: { staff: "orders.change" },
	body: adminStatusUpdateSchema,
	answer: { 200: adminOrderDetailSchema },
	errors: [
		"ORDER_NOT_FOUND",
		"ORDER_CHANGED",
		"SHIPMENT_REFUSED",
		"OUT_OF_STOCK",
		"ORDER_REFUNDED",
		"PROMOTION_REFUSED",
		"PAYMENT_UNAVAILABLE",
		...OF_CREDIT,
		"APPROVAL_REQUIRED",
		"APPROVAL_AWAITED",
	],
});

export const previewStatusMail = operation("POST /api/admin/orders/:id/status/mail", {
	access: { staff: "orders.change" },
	body: statusMailRequestSchema,
	answer: { 200: statusMailSchema },
	errors: ["ORDER_NOT_FOUND"],
});
