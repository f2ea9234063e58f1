/** Payment status with its label; derived from money, never typed in. Source: accounts spec §4. */
export const PAYMENT_STATUSES = ["PENDING", "PARTIAL", "PAID", "FAILED", "REFUNDED"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
	PENDING: "En attente",
	PARTIAL: "Acompte payé",
	PAID: "Payé",
	FAILED: "Échec",
	REFUNDED: "Remboursé",
};

/** The money facts of an order, all in cents. */
export interface PaymentFacts {
	totalCents: number;
	capturedCents: number;
	refundedCents: number;
	lastAttemptFailed: boolean;
}

/** Derives the payment status from what was captured and given back. Source: ADR 13. */
export function paymentStatus(facts: PaymentFacts): PaymentStatus {
	if (facts.capturedCents > 0) {
		if (isGivenBack(facts)) return "REFUNDED";
		return facts.capturedCents >= facts.totalCents ? "PAID" : "PARTIAL";
	}
	return facts.lastAttemptFailed ? "FAILED" : "PENDING";
}

/** Whether something was paid and all of it was given back. */
export function isGivenBack({
	capturedCents,
	refundedCents,
}: Pick<PaymentFacts, "capturedCents" | "refundedCents">): boolean {
	return capturedCents > 0 && refundedCents >= capturedCents;
}

/** What the customer still owes, in cents, never negative. */
export function remainingCents(totalCents: number, capturedCents: number): number {
	return Math.max(0, totalCents - capturedCents);
}
