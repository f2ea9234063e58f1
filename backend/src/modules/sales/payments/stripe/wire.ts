import { type IntentStatus, paymentEventSchema } from "@confiserie/domain/contract/payment";
import type Stripe from "stripe";
import type { DisputeState, Intent, PaymentEvent, RefundState, Reversals } from "../gateway/gateway";

/** Events that change what the order service knows. The endpoint in the Stripe Dashboard subscribes to these. */
export const HANDLED_EVENTS = [
	"payment_intent.succeeded",
	"payment_intent.processing",
	"payment_intent.payment_failed",
	"payment_intent.canceled",
	"charge.refunded",
	"refund.created",
	"refund.updated",
	"refund.failed",
	"charge.dispute.created",
	"charge.dispute.updated",
	"charge.dispute.closed",
	"charge.dispute.funds_reinstated",
] as const;

/** Events about an intent, or naming one; a charge belongs to refunds and disputes. */
export function eventFromStripe(content: unknown): PaymentEvent | undefined {
	const { data: event } = paymentEventSchema.safeParse(content);
	if (!event) return undefined;
	const { object, id, payment_intent } = event.data.object;
	return {
		id: event.id,
		type: event.type,
		intentId: object === "payment_intent" ? id : (payment_intent ?? undefined),
		isReversal: object === "charge" || object === "refund" || object === "dispute",
	};
}

const STATUSES: Record<Stripe.PaymentIntent.Status, IntentStatus> = {
	requires_payment_method: "requires_payment_method",
	requires_confirmation: "requires_action",
	requires_action: "requires_action",
	processing: "processing",
	requires_capture: "processing",
	canceled: "canceled",
	succeeded: "succeeded",
};

/** @throws Error for an intent without a secret (the key in use may not read it) or in an unknown state */
export function intentFromStripe(intent: Stripe.PaymentIntent): Intent {
	const status: IntentStatus | undefined = STATUSES[intent.status];
	if (!intent.client_secret) throw new Error(`Stripe returned ${intent.id} without its client secret.`);
	if (!status) throw new Error(`Stripe says that ${intent.id} is ${intent.status}, which this version does not know.`);
	const { latest_charge: charge, last_payment_error: error } = intent;
	return {
		id: intent.id,
		clientSecret: intent.client_secret,
		status,
		amountCents: intent.amount,
		capturedCents: intent.amount_received,
		chargeId: typeof charge === "string" ? charge : (charge?.id ?? null),
		failure: error && {
			code: error.decline_code ?? error.code ?? error.type,
			message: error.message ?? "",
		},
		attemptId: intent.metadata.attempt_id ?? null,
	};
}

/** Where a refund carries the key under which the shop asked for it. */
export const REFUND_KEY = "shop_key";

export function refundFromStripe({ id, amount, status, metadata }: Stripe.Refund): Reversals["refunds"][number] {
	return {
		reference: id,
		amountCents: amount,
		state: refundState(status),
		idempotencyKey: metadata?.[REFUND_KEY] ?? null,
	};
}

/** Only what Stripe calls succeeded is given back: "pending" and "requires_action" wait, for the account's balance say. */
function refundState(status: string | null): RefundState {
	if (status === "failed" || status === "canceled") return "failed";
	return status === "succeeded" ? "given" : "pending";
}

export function disputeFromStripe(dispute: Stripe.Dispute): Reversals["disputes"][number] {
	const { id, amount, reason } = dispute;
	return { reference: id, amountCents: amount, reason, state: disputeState(dispute) };
}

/** A lost dispute whose money came back after all is won, whatever it is called. */
function disputeState({ status, balance_transactions: moves }: Stripe.Dispute): DisputeState {
	const isReinstated = moves.length > 1 && moves.reduce((sum, { amount }) => sum + amount, 0) >= 0;
	if (status === "lost") return isReinstated ? "won" : "lost";
	return DISPUTE_STATES[status] ?? "open";
}

const DISPUTE_STATES: Partial<Record<Stripe.Dispute["status"], DisputeState>> = {
	won: "won",
	prevented: "won",
	warning_closed: "won",
	warning_needs_response: "inquiry",
	warning_under_review: "inquiry",
	appeal_needs_response: "appeal",
	appeal_under_review: "appeal",
};
