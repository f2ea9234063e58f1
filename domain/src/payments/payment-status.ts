import { isGivenBack, type MoneyFacts, remainingCents } from "../orders/owed";

interface StatusFacts {
	label: string;
	/** Colour of its badge. */
	tone: "warning" | "info" | "success" | "danger" | "neutral";
	/** Where the customer's money is: not here yet, here in whole or in part, or all given back. */
	money: "due" | "received" | "returned";
}

/** Every payment status with all that the shop knows of it; derived from money, never typed in. Source: accounts spec §4. */
export const PAYMENT_STATUS = {
	PENDING: { label: "En attente", tone: "warning", money: "due" },
	PARTIAL: { label: "Acompte payé", tone: "info", money: "received" },
	PAID: { label: "Payé", tone: "success", money: "received" },
	FAILED: { label: "Échec", tone: "danger", money: "due" },
	REFUNDED: { label: "Remboursé", tone: "neutral", money: "returned" },
} as const satisfies Record<string, StatusFacts>;

export type PaymentStatus = keyof typeof PAYMENT_STATUS;
export const PAYMENT_STATUSES = Object.keys(PAYMENT_STATUS) as [PaymentStatus, ...PaymentStatus[]];

/** Whether money of the customer is here. */
export const isReceived = (status: PaymentStatus): boolean => PAYMENT_STATUS[status].money === "received";

/** Whether all that was paid is given back. */
export const isReturned = (status: PaymentStatus): boolean => PAYMENT_STATUS[status].money === "returned";

/** The account of an order, and how its latest attempt to pay ended. */
export interface PaymentFacts extends MoneyFacts {
	refundedCents: number;
	lastAttemptFailed: boolean;
}

/** Derives the payment status from captures and refunds. Source: ADR 7. */
export function paymentStatus(facts: PaymentFacts): PaymentStatus {
	if (facts.capturedCents > 0) {
		if (isGivenBack(facts)) return "REFUNDED";
		return remainingCents(facts) === 0 ? "PAID" : "PARTIAL";
	}
	return facts.lastAttemptFailed ? "FAILED" : "PENDING";
}
