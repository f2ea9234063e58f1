import type { PaymentSource } from "@confiserie/domain/payments/payment-provider";
import type { OrderContext } from "../orders";
import type { PaymentGateway } from "./gateway/gateway";

/** What operations on payments work with. */
export interface PaymentContext extends OrderContext {
	gateway: PaymentGateway;
}

/** CHECKOUT: the payment chosen at checkout. BALANCE: what is left, paid later. BY_HAND: a bank transfer, cheque or cash. */
export type AttemptPurpose = "CHECKOUT" | "BALANCE" | "BY_HAND";
type AttemptState = "UNKNOWN" | "OPEN" | "SUCCEEDED" | "CANCELLED";

/**
 * A row of payment_attempt. The id is the provider's idempotency key, so `requestedCents`, what the intent was
 * created with, never changes; `amountCents` is what it must ask for now.
 */
export interface AttemptRow {
	id: string;
	orderId: string;
	/** manual, external: the money came by no payment of the shop's, to the shop itself or to the order's channel. */
	provider: PaymentSource;
	purpose: AttemptPurpose;
	state: AttemptState;
	requestedCents: number;
	amountCents: number;
	intentId: string | null;
	errorCode: string | null;
	errorMessage: string | null;
	createdAt: Date;
}
