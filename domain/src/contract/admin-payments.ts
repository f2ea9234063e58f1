import { z } from "zod";
import { REFUND_CAUSE_NAMES } from "../orders/owed";
import { HAND_MEANS, PAYMENT_METHODS } from "../payments/payment-provider";
import { calendarDay } from "./period";

/** What an administrator may do about an order's money now. */
const actionsSchema = z.object({ refund: z.boolean(), recordTransfer: z.boolean(), sendLink: z.boolean() });

/**
 * A payment of an order; amounts in cents, dates ISO 8601. RECEIVED counts for the order. SURPLUS came although nothing
 * was due and goes back by itself. OPEN was begun and may still come.
 */
const orderPaymentSchema = z.object({
	id: z.string(),
	/** external: the sales channel has the money; `reference` is its own. */
	method: z.enum(PAYMENT_METHODS),
	purpose: z.enum(["CHECKOUT", "BALANCE", "BY_HAND"]),
	state: z.enum(["RECEIVED", "SURPLUS", "OPEN"]),
	amount: z.number().int(),
	/** Given back; what is promised or under way is `refundPending`. */
	refunded: z.number().int(),
	refundPending: z.number().int().default(0),
	at: z.string(),
	/** Of money that came by hand: reference on the bank statement, of the cheque or the receipt, and the administrator who recorded it; else null. */
	reference: z.string().nullable(),
	receivedOn: z.string().nullable(),
	recordedBy: z.string().nullable(),
});
export type OrderPayment = z.infer<typeof orderPaymentSchema>;

/**
 * A refund; amounts in cents. Its parts follow the payments that it gives back. PENDING: promised, the provider has not
 * responded yet or not given the money yet. REFUSED: the provider will not do it, or the bank sent the money back.
 */
const orderRefundSchema = z.object({
	id: z.string(),
	amount: z.number().int(),
	reason: z.string(),
	/** Why money goes back: what was sold less, or a payment that was none. */
	cause: z.enum(REFUND_CAUSE_NAMES).default("GOODS"),
	/** Where it was asked for: in the shop's admin, in Medusa Admin, or by the shop itself. */
	source: z.enum(["BACK_OFFICE", "ENGINE", "SHOP"]),
	/** E-mail of the person; null when the shop decided. */
	requestedBy: z.string().nullable(),
	at: z.string(),
	parts: z.array(
		z.object({
			amount: z.number().int(),
			isByHand: z.boolean(),
			state: z.enum(["PENDING", "DONE", "REFUSED"]),
		}),
	),
});
export type OrderRefund = z.infer<typeof orderRefundSchema>;

/** A payment that its card's holder contests with the bank. Amount in cents, `reason` in the provider's words. */
const orderDisputeSchema = z.object({
	id: z.string(),
	amount: z.number().int(),
	reason: z.string(),
	/**
	 * INQUIRY: the bank only asks, no money has moved. APPEAL: a decision is contested. LOST: the bank took the money, and it
	 * counts as given back.
	 */
	state: z.enum(["INQUIRY", "OPEN", "APPEAL", "WON", "LOST"]),
	openedAt: z.iso.datetime(),
});
export type OrderDispute = z.infer<typeof orderDisputeSchema>;

/** Response of GET /admin/orders/{id}/payments and of each change of an order's money. Amounts in cents. */
export const orderPaymentsSchema = z.object({
	orderId: z.string(),
	orderNumber: z.string(),
	customerEmail: z.string(),
	total: z.number().int(),
	captured: z.number().int(),
	refunded: z.number().int(),
	/** On its way back and not there yet: promised by the shop, or waiting with the provider. */
	refundPending: z.number().int().default(0),
	/** What the customer can still pay by card. */
	due: z.number().int(),
	/** What a transfer may still pay: also of an order that waits in its checkout. */
	transferable: z.number().int(),
	refundable: z.number().int(),
	/** Of `refundable`, what the shop must transfer by hand. */
	refundableByHand: z.number().int(),
	/** Oldest first. */
	payments: z.array(orderPaymentSchema),
	/** Oldest first. */
	refunds: z.array(orderRefundSchema),
	/** Oldest first. */
	disputes: z.array(orderDisputeSchema).default([]),
	actions: actionsSchema,
});
export type OrderPayments = z.infer<typeof orderPaymentsSchema>;

/** Most that one amount may be, in cents: what a database integer holds, with room. */
const MAXIMUM_CENTS = 1_000_000_000;
const AMOUNT_MESSAGE = "Saisissez un montant, en euros et centimes.";
const amount = z.number(AMOUNT_MESSAGE).int(AMOUNT_MESSAGE).min(1, AMOUNT_MESSAGE).max(MAXIMUM_CENTS, AMOUNT_MESSAGE);
const REASON_MESSAGE = "Dites en quelques mots pourquoi.";

/** Why money is given back; it stays in the order's history. */
export const refundReason = z.string(REASON_MESSAGE).trim().min(3, REASON_MESSAGE).max(500, "500 caractères au plus.");

/** Body of POST /admin/orders/{id}/refunds; the header Idempotency-Key is required. `amount` in cents. */
export const refundRequestSchema = z.object({
	amount,
	reason: refundReason,
	/** GOODS and GESTURE lower what is owed and have a credit note; PAYMENT corrects a payment and lowers nothing. */
	cause: z.enum(REFUND_CAUSE_NAMES, `Valeurs possibles : ${REFUND_CAUSE_NAMES.join(", ")}.`).default("GOODS"),
});
export type RefundRequest = z.input<typeof refundRequestSchema>;

const DAY_MESSAGE = "Saisissez le jour du paiement.";
const REFERENCE_MESSAGE = "Saisissez la référence du paiement.";

/** Body of POST /admin/orders/{id}/transfers; the header Idempotency-Key is required. `amount` in cents. */
export const transferRequestSchema = z.object({
	amount,
	means: z.enum(HAND_MEANS, `Valeurs possibles : ${HAND_MEANS.join(", ")}.`).default("transfer"),
	/** The day on the bank statement, "2026-11-20". */
	receivedOn: calendarDay(DAY_MESSAGE),
	reference: z.string(REFERENCE_MESSAGE).trim().min(1, REFERENCE_MESSAGE).max(140, "140 caractères au plus."),
});
