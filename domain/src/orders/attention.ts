import { balanceDueCents } from "../payments/balance";
import type { PaymentFacts } from "../payments/payment-status";
import { isCancelled, isPending, isShipped, type OrderStatus } from "./order-status";
import { isGivenBack } from "./owed";

/** Why an order needs attention, with its labels. Source: accounts spec §2 "Alertes". */
export const ATTENTION_LABELS = {
	REFUND_DUE: "Annulée, remboursement à faire",
	PAYMENT_FAILED: "Paiement refusé",
	REFUNDED: "Remboursée, à ne pas expédier",
	LATE: "Expédition en retard",
	BALANCE_DUE: "Partie sans être soldée",
} as const;
export type Attention = keyof typeof ATTENTION_LABELS;

/** The shop promises to ship within 24 to 48 hours. Source: spec §2, announcement and trust badges. */
export const SHIPPING_PROMISE_HOURS = 48;

export interface AttentionFacts extends PaymentFacts {
	status: OrderStatus;
	/** When the order was accepted; null while it is not. */
	confirmedAt: Date | null;
}

/** What is wrong with an order, or null: at most one reason, the one that money hangs on first. */
export function attention(order: AttentionFacts, now: Date): Attention | null {
	const { status, confirmedAt, capturedCents, refundedCents } = order;
	if (isCancelled(status)) return capturedCents > refundedCents ? "REFUND_DUE" : null;
	if (isPending(status)) return order.lastAttemptFailed && capturedCents === 0 ? "PAYMENT_FAILED" : null;
	if (isShipped(status)) return balanceDueCents(order) > 0 ? "BALANCE_DUE" : null;
	if (isGivenBack(order)) return "REFUNDED";
	const promised = confirmedAt && confirmedAt.getTime() + SHIPPING_PROMISE_HOURS * 3_600_000;
	return promised !== null && now.getTime() > promised ? "LATE" : null;
}
