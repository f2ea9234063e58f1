import { balanceIntentSchema, balanceSchema, OF_BALANCE, OF_OPENING } from "./balance";
import { operation } from "./operation";
import { orderCountSchema, orderPageSchema, orderQuerySchema, orderSchema, orderStatusListSchema } from "./order";

export const readBalance = operation("GET /api/orders/:id/balance", {
	access: "customer",
	answer: { 200: balanceSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const openBalance = operation("POST /api/orders/:id/balance", {
	access: "customer",
	answer: { 200: balanceIntentSchema },
	errors: ["ORDER_NOT_FOUND", ...OF_BALANCE],
});

export const resumePayment = operation("POST /api/orders/:id/payment", {
	access: "customer",
	answer: { 200: balanceIntentSchema },
	errors: ["ORDER_NOT_FOUND", "CHECKOUT_CLOSED", "APPROVAL_AWAITED", ...OF_OPENING],
});

export const listOrders = operation("GET /api/orders", {
	access: "customer",
	query: orderQuerySchema,
	answer: { 200: orderPageSchema },
});

export const countOrders = operation("GET /api/orders/count", {
	access: "customer",
	answer: { 200: orderCountSchema },
});

export const listOrderStatuses = operation("GET /api/orders/statuses", {
	access: "customer",
	answer: { 200: orderStatusListSchema },
});

export const readOrder = operation("GET /api/orders/:id", {
	access: "customer",
	answer: { 200: orderSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const readFollowedOrder = operation("GET /api/followed-orders/:key", {
	access: "public",
	answer: { 200: orderSchema },
	errors: ["ORDER_NOT_FOUND"],
	tries: ["link"],
});
