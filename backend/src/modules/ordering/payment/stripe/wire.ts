import { INTENT_STATUSES } from "@confiserie/domain/contract/payment";
import type Stripe from "stripe";
import type { Intent, Reversals } from "../gateway";

/** Events that change what the order book knows. The endpoint in the Stripe Dashboard subscribes to these. */
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
] as const;

/** @throws Error for an intent without a secret (the key in use may not read it) or in a state that nobody knows */
export function intentFromStripe(intent: Stripe.PaymentIntent): Intent {
	const status = INTENT_STATUSES.find((known) => known === intent.status);
	if (!intent.client_secret) throw new Error(`Stripe answered ${intent.id} without its client secret.`);
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
	const isFailed = status === "failed" || status === "canceled";
	return {
		reference: id,
		amountCents: amount,
		state: isFailed ? "failed" : "given",
		idempotencyKey: metadata?.[REFUND_KEY] ?? null,
	};
}

/** A dispute costs the shop its money only once it is lost; an inquiry ("warning") never did. */
export function disputeState(status: Stripe.Dispute["status"]): Reversals["disputes"][number]["state"] {
	if (status === "lost") return "lost";
	return status === "won" || status === "warning_closed" || status === "prevented" ? "won" : "open";
}
