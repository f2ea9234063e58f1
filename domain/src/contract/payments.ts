import { balanceIntentSchema, balanceSchema, OF_BALANCE, OF_OPENING } from "./balance";
import { codeCheckResponseSchema, codeCheckSchema, depositTermsSchema } from "./commercial-codes";
import { operation } from "./operation";
import {
	demoConfirmResponseSchema,
	demoConfirmSchema,
	eventReceivedSchema,
	paymentEventSchema,
	paymentIntentRequestSchema,
	paymentIntentResponseSchema,
	paymentStatusResponseSchema,
	shippingQuoteSchema,
	shippingRequestSchema,
} from "./payment";

export const quoteShipping = operation("POST /api/payments/calculate-shipping", {
	access: "public",
	body: shippingRequestSchema,
	answer: { 200: shippingQuoteSchema },
	errors: ["PRODUCT_UNAVAILABLE", "INVALID_QUANTITY", "NO_DELIVERY_OPTION", "COMPANY_NOT_FOUND"],
	tries: ["promotion-code"],
});

export const createIntent = operation("POST /api/payments/create-intent", {
	access: "customer",
	body: paymentIntentRequestSchema,
	headers: ["Idempotency-Key?"],
	answer: { 200: paymentIntentResponseSchema },
	errors: [
		"PRODUCT_UNAVAILABLE",
		"OUT_OF_STOCK",
		"PRICE_CHANGED",
		"INVALID_QUANTITY",
		"CHECKOUT_CLOSED",
		"DELIVERY_REFUSED",
		"NO_DELIVERY_OPTION",
		"DEPOSIT_REFUSED",
		"BELOW_MINIMUM_ORDER",
		"PROMOTION_REFUSED",
		"TOO_MANY_OPEN_ORDERS",
		"TOO_MANY_UNPAID_BOXES",
		"HELD_TOO_OFTEN",
		"APPROVAL_REQUIRED",
		"COMPANY_NOT_FOUND",
		"COMPANY_ROLE_REFUSED",
		...OF_OPENING,
	],
	tries: ["promotion-code", "commercial-code"],
});

export const readPaymentStatus = operation("GET /api/payments/status/intent/:id", {
	access: "customer",
	answer: { 200: paymentStatusResponseSchema },
	errors: ["PAYMENT_NOT_FOUND"],
});

export const confirmDemoPayment = operation("POST /api/payments/demo/confirm", {
	access: "customer",
	body: demoConfirmSchema,
	answer: { 200: demoConfirmResponseSchema },
	errors: ["NOT_FOUND", "PAYMENT_NOT_FOUND"],
});

export const receivePaymentEvent = operation("POST /api/payments/webhook", {
	access: "public",
	body: paymentEventSchema,
	headers: ["Stripe-Signature"],
	answer: { 200: eventReceivedSchema },
});

export const readDepositTerms = operation("GET /api/payments/deposit-terms", {
	access: "customer",
	answer: { 200: depositTermsSchema },
});

export const checkCommercialCode = operation("POST /api/payments/commercial-code", {
	access: "customer",
	body: codeCheckSchema,
	answer: { 200: codeCheckResponseSchema },
	tries: ["commercial-code"],
});

export const readLinkedBalance = operation("GET /api/payments/balance-link/:token", {
	access: "public",
	answer: { 200: balanceSchema },
	errors: ["PAYMENT_LINK_INVALID"],
	tries: ["link"],
});

export const openLinkedBalance = operation("POST /api/payments/balance-link/:token", {
	access: "public",
	answer: { 200: balanceIntentSchema },
	errors: ["PAYMENT_LINK_INVALID", ...OF_BALANCE],
	tries: ["link"],
});

export const confirmLinkedDemoPayment = operation("POST /api/payments/balance-link/:token/demo-confirm", {
	access: "public",
	body: demoConfirmSchema,
	answer: { 200: demoConfirmResponseSchema },
	errors: ["NOT_FOUND", "PAYMENT_LINK_INVALID", "PAYMENT_NOT_FOUND"],
	tries: ["link"],
});
