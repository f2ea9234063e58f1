import { z } from "zod";
import { COMPANY_LIMITS } from "../company/spending";
import { ORDER_STATUSES } from "../orders/order-status";
import { PAYMENT_STATUSES } from "../payments/payment-status";
import { operation } from "./operation";
import { pageOf } from "./page";
import { paymentIntentRequestSchema } from "./payment";
import { whole } from "./query-values";

export const companyOrderQuerySchema = z.object({
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(20),
});

export const APPROVAL_STATES = ["WAITING", "APPROVED", "DECLINED", "EXPIRED"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** An order above a member's limit; amounts in EUR, times ISO 8601. */
export const companyApprovalSchema = z.object({
	orderNumber: z.string(),
	state: z.enum(APPROVAL_STATES),
	total: z.number(),
	boxes: z.number().int(),
	/** Names of the members, or their e-mail; null for one who was erased. */
	requestedBy: z.string().nullable(),
	requestedAt: z.string(),
	/** Until when its stock is reserved. */
	waitsUntil: z.string().nullable(),
	decidedBy: z.string().nullable(),
	decidedAt: z.string().nullable(),
	reason: z.string(),
	isYours: z.boolean(),
	/** Whether the caller may decide it now. */
	canDecide: z.boolean(),
	/** Additive: whether the caller may give it up: their own, and as an approver one that was approved and is not paid. */
	canCancel: z.boolean().default(false),
});
export type CompanyApproval = z.infer<typeof companyApprovalSchema>;

/** Response of GET /company/approvals: those that wait first, then the latest; of a buyer their own. */
export const companyApprovalsSchema = z.array(companyApprovalSchema);

/** Response of POST /company/approvals: the order that waits. */
export const approvalRequestedSchema = z.object({ orderNumber: z.string() });
export type ApprovalRequested = z.infer<typeof approvalRequestedSchema>;

/** Body of POST /company/approvals/{order}/decline; its words reach who ordered. */
export const approvalDeclineSchema = z.object({
	reason: z.string("Un texte est attendu.").trim().max(COMPANY_LIMITS.reason, "300 caractères au plus.").default(""),
});

/** Response of GET /company/orders: the company's orders that the role lets see, newest first. */
export const companyOrderPageSchema = pageOf(
	z.object({
		orderNumber: z.string(),
		createdAt: z.string(),
		status: z.enum(ORDER_STATUSES),
		paymentStatus: z.enum(PAYMENT_STATUSES),
		approval: z.enum(["WAITING", "APPROVED", "DECLINED"]).nullable(),
		total: z.number(),
		purchaseOrder: z.string(),
		/** The customer who ordered; null for a customer who was erased. */
		buyer: z.string().nullable(),
		isYours: z.boolean(),
	}),
);
export type CompanyOrderPage = z.infer<typeof companyOrderPageSchema>;

export const listCompanyOrders = operation("GET /api/company/orders", {
	access: "customer",
	query: companyOrderQuerySchema,
	answer: { 200: companyOrderPageSchema },
	errors: ["COMPANY_NOT_FOUND"],
});

export const listApprovals = operation("GET /api/company/approvals", {
	access: "customer",
	answer: { 200: companyApprovalsSchema },
	errors: ["COMPANY_NOT_FOUND"],
});

export const requestApproval = operation("POST /api/company/approvals", {
	access: "customer",
	company: "order",
	body: paymentIntentRequestSchema,
	headers: ["Idempotency-Key?"],
	answer: { 201: approvalRequestedSchema },
	errors: [
		"APPROVAL_NOT_NEEDED",
		"CHANNEL_CLOSED",
		"CHECKOUT_CLOSED",
		"COMPANY_NOT_FOUND",
		"COMPANY_ROLE_REFUSED",
		"DELIVERY_REFUSED",
		"DEPOSIT_REFUSED",
		"HELD_TOO_OFTEN",
		"NO_APPROVER",
		"NO_DELIVERY_OPTION",
		"OUT_OF_STOCK",
		"PRICE_CHANGED",
		"PRODUCT_UNAVAILABLE",
		"PROMOTION_REFUSED",
		"TOO_MANY_APPROVALS",
		"TOO_MANY_OPEN_ORDERS",
		"TOO_MANY_UNPAID_BOXES",
	],
	tries: ["promotion-code", "commercial-code"],
});

export const approveOrder = operation("POST /api/company/approvals/:id/approve", {
	access: "customer",
	company: "approve",
	answer: { 200: companyApprovalsSchema },
	errors: [
		"APPROVAL_CLOSED",
		"APPROVAL_NOT_FOUND",
		"APPROVAL_OWN",
		"COMPANY_NOT_FOUND",
		"COMPANY_ROLE_REFUSED",
		"CREDIT_BLOCKED",
		"CREDIT_LIMIT_EXCEEDED",
	],
});

export const declineOrder = operation("POST /api/company/approvals/:id/decline", {
	access: "customer",
	company: "approve",
	body: approvalDeclineSchema,
	answer: { 200: companyApprovalsSchema },
	errors: ["APPROVAL_CLOSED", "APPROVAL_NOT_FOUND", "APPROVAL_OWN", "COMPANY_NOT_FOUND", "COMPANY_ROLE_REFUSED"],
});
