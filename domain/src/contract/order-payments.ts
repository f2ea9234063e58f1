import { orderPaymentsSchema, transferRequestSchema } from "./admin-payments";
import { balanceLinkRequestSchema, balanceLinkSchema } from "./balance";
import { moneyMovementPageSchema, moneyMovementQuerySchema } from "./money-movement";
import { operation } from "./operation";
import { OF_MONEY } from "./refusals";

export const listMoneyMovements = operation("GET /api/admin/payments", {
	access: { staff: "orders.read" },
	query: moneyMovementQuerySchema,
	answer: { 200: moneyMovementPageSchema },
});

export const readOrderPayments = operation("GET /api/admin/orders/:id/payments", {
	access: { staff: "orders.read" },
	answer: { 200: orderPaymentsSchema },
	errors: ["ORDER_NOT_FOUND"],
});

export const makeBalanceLink = operation("POST /api/admin/orders/:id/balance-link", {
	access: { staff: "orders.change" },
	body: balanceLinkRequestSchema,
	answer: { 201: balanceLinkSchema },
	errors: ["ORDER_NOT_FOUND", "BALANCE_CLOSED"],
});

export const recordTransfer = operation("POST /api/admin/orders/:id/transfers", {
	access: { staff: "money.change" },
	body: transferRequestSchema,
	headers: ["Idempotency-Key"],
	answer: { 201: orderPaymentsSchema },
	errors: ["ORDER_NOT_FOUND", "APPROVAL_AWAITED", "TRANSFER_EXCEEDS", "BALANCE_CLOSED", ...OF_MONEY],
});
