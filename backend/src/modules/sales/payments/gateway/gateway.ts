import type { IntentStatus } from "@confiserie/domain/contract/payment";
import type { PaymentProvider } from "@confiserie/domain/payments/payment-provider";

/**
 * A payment provider as the order service sees it. Every call may be repeated with the same key without a second
 * effect.
 */
export interface PaymentGateway {
	readonly provider: PaymentProvider;
	/** The same request gives the same intent, as it is now, however often it is sent: nothing in it may change between two tries. */
	create(request: IntentRequest): Promise<Intent>;
	/** Asks for another amount. Refused with `intent_closed` once money moved or the intent was cancelled. */
	update(intentId: string, amountCents: number): Promise<Intent>;
	retrieve(intentId: string): Promise<Intent>;
	/** Ids of the intents that carry this attempt's id and can still be cancelled: what a lost response may have left. */
	openIntentsOf(attemptId: string, since: Date): Promise<string[]>;
	/** Cancels an intent; one that is cancelled already stays so. Refused with `intent_closed` once it succeeded. */
	cancel(intentId: string): Promise<Intent>;
	/** Gives money back; returns the provider's reference of the refund and how far it has come. */
	refund(request: RefundRequest): Promise<{ reference: string; state: RefundState }>;
	/** What was taken back from an intent's receipts, by the shop, its account with the provider or a bank. */
	reversals(intentId: string): Promise<Reversals>;
	/** The events since then, oldest first, in the provider's own format; covers lost deliveries. */
	eventsSince(since: Date): Promise<object[]>;
	/** An event as the provider sends or lists it; undefined for anything else. */
	readEvent(content: unknown): PaymentEvent | undefined;
}

/** A payment provider of this process: what the shop asks of it, and how it proves that an event is its own. */
export interface Provider {
	gateway: PaymentGateway;
	/** Name of the header that signs an event, in lower case. */
	signatureHeader: string;
	/** True when the provider signed exactly these bytes, not longer ago than the tolerance of 300 s. */
	isSigned(payload: string, signature: string): Promise<boolean>;
}

/** Why an account cannot take payments, or not well, and what to do, in French. */
export interface AccountFault {
	problem: string;
	remedy: string;
	isBlocking: boolean;
}

/** Where an event says to look. What it claims decides nothing. */
export interface PaymentEvent {
	id: string;
	/** In the provider's words, for the inbox. */
	type: string;
	/** The intent that it is about; undefined when it is about something else. */
	intentId: string | undefined;
	/** True when money went back, or may have. */
	isReversal: boolean;
}

export interface RefundRequest {
	intentId: string;
	amountCents: number;
	idempotencyKey: string;
}

/**
 * State of a refund. `pending`: the provider knows of it and has not sent the money, for want of a balance say.
 * `failed`: the bank rejected it, or it was cancelled; the money is the shop's again.
 */
export type RefundState = "given" | "pending" | "failed";

/**
 * State of a dispute. `inquiry`: the bank only asks, no money has moved. `appeal`: a decision is contested, and the money
 * is where that decision left it. `won`: it is the shop's, also after a loss. `lost`: the bank took it.
 */
export type DisputeState = "inquiry" | "open" | "appeal" | "won" | "lost";

/** Refunds and disputes as the provider reports them. Amounts in cents. */
export interface Reversals {
	/** `idempotencyKey`: the shop's key; null for a refund that the shop did not request. */
	refunds: { reference: string; amountCents: number; state: RefundState; idempotencyKey: string | null }[];
	/** `reason` in the provider's words. */
	disputes: { reference: string; amountCents: number; reason: string; state: DisputeState }[];
}

export interface IntentRequest {
	idempotencyKey: string;
	amountCents: number;
	currency: string;
	attemptId: string;
	orderNumber: string;
}

/** Current state of a payment at the provider. Amounts in cents. */
export interface Intent {
	id: string;
	clientSecret: string;
	status: IntentStatus;
	amountCents: number;
	capturedCents: number;
	/** Reference of the money movement, once there is one. */
	chargeId: string | null;
	/** Why the last try failed, in the provider's words; null when none did. */
	failure: { code: string; message: string } | null;
	attemptId: string | null;
}

/** The provider did not respond, or not clearly: what it did is UNKNOWN and only a repeat with the same key may tell. */
export class GatewayUnavailable extends Error {}

/** Every key that one creation may go through returns an old failure of the provider: only another attempt can go on. */
export class GatewayKeysSpent extends GatewayUnavailable {}

/** The provider refused, and that is final for this call. */
export class GatewayRefusal extends Error {
	constructor(
		readonly reason: "intent_closed" | "idempotency_conflict" | "not_found" | "refund_refused" | "request_refused",
		message: string,
	) {
		super(message);
	}
}
