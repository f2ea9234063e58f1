/** Why money of an order goes back: what it does to the account, and how staff and documents call it. */
export const REFUND_CAUSES = {
	/** Goods or delivery given back. */
	GOODS: { label: "Articles ou livraison rendus", credited: "Remboursement" },
	/** The goods stay, the customer owes less. */
	GESTURE: { label: "Geste commercial", credited: "Geste commercial" },
	/** Recorded by mistake, or paid twice: the customer owes what they owed before it. */
	PAYMENT: { label: "Paiement rectifié : saisi par erreur ou reçu deux fois", credited: "Paiement rectifié" },
} as const;
export type RefundCause = keyof typeof REFUND_CAUSES;
export const REFUND_CAUSE_NAMES = Object.keys(REFUND_CAUSES) as [RefundCause, ...RefundCause[]];

/** What an order was accepted for and what moved, in cents. */
export interface MoneyFacts {
	/** Accepted lines and delivery. */
	totalCents: number;
	/** Taken off the unpaid part: lines removed or given back. Absent: none. */
	withdrawnCents?: number;
	/** Money that corrections of its articles give back: the total has been lowered by it already. Absent: none. */
	correctedCents?: number;
	/** Payments received, less payments that were corrected. */
	capturedCents: number;
	/** Paid back for goods, delivery, gestures and corrections. Absent: none. */
	refundedCents?: number;
}

/** The account of an order, in cents. */
export interface Owed {
	/** The price of what the customer has or will get: lines and delivery less what was removed, given back and waived. */
	dueCents: number;
	/** What the shop has received and not paid back. */
	paidCents: number;
	/** Below zero where the shop owes. */
	outstandingCents: number;
}

/** The one account of what is owed for an order, whatever its status. (ADR 8) */
export function owed(facts: MoneyFacts): Owed {
	const { totalCents, withdrawnCents = 0, correctedCents = 0, capturedCents, refundedCents = 0 } = facts;
	const dueCents = totalCents - withdrawnCents + correctedCents - refundedCents;
	const paidCents = capturedCents - refundedCents;
	return { dueCents, paidCents, outstandingCents: dueCents - paidCents };
}

/** What the customer still owes, in cents, never negative. */
export const remainingCents = (facts: MoneyFacts): number => Math.max(0, owed(facts).outstandingCents);

/** Whether something was paid and all of it was paid back. */
export const isGivenBack = (facts: Required<Pick<MoneyFacts, "capturedCents" | "refundedCents">>): boolean =>
	facts.capturedCents > 0 && facts.refundedCents >= facts.capturedCents;
