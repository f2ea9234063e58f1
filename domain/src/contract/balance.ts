import { z } from "zod";
import { PAYMENT_PROVIDERS } from "../payments/payment-provider";

/** Refusals of every call that opens a payment; `OF_BALANCE`: that of a balance. */
export const OF_OPENING = ["PAYMENT_IN_PROGRESS", "PAYMENT_REFUSED", "PAYMENT_UNAVAILABLE"] as const;
export const OF_BALANCE = ["BALANCE_CLOSED", "BALANCE_UNPAYABLE", ...OF_OPENING] as const;

/**
 * What is left to pay of an order, in cents. DUE: it can be paid now. IN_PROGRESS: a bank is at a payment of it. PAID:
 * nothing is left. CLOSED: the order was cancelled or given back, nothing can be paid.
 */
export const balanceSchema = z.object({
	orderNumber: z.string(),
	amount: z.number().int(),
	state: z.enum(["DUE", "IN_PROGRESS", "PAID", "CLOSED"]),
	/** Of a payment link: nothing of the order has been paid yet. */
	isFirst: z.boolean().optional(),
});
export type Balance = z.infer<typeof balanceSchema>;

/** The payment of an order outside the checkout page, its balance or its first one: what the card form needs. `amount` in cents is the server's own. */
export const balanceIntentSchema = z.object({
	clientSecret: z.string(),
	paymentIntentId: z.string(),
	provider: z.enum(PAYMENT_PROVIDERS),
	orderNumber: z.string(),
	amount: z.number().int(),
});
export type BalanceIntent = z.infer<typeof balanceIntentSchema>;

/** Body of POST /admin/orders/{id}/balance-link: `send` e-mails the link to the order's customer. */
export const balanceLinkRequestSchema = z.object({
	send: z.boolean("Valeurs possibles : true ou false.").default(false),
});

/** Response of POST /admin/orders/{id}/balance-link: an address that lets its holder pay the balance until it ends. */
export const balanceLinkSchema = z.object({
	url: z.url(),
	/** ISO 8601. */
	expiresAt: z.string(),
});
