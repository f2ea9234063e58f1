/** What a bank says to a card. */
export interface Decline {
	code: string;
	decline_code: string;
	message: string;
}

const declined = (decline_code: string, message: string, code = "card_declined"): Decline => ({
	code,
	decline_code,
	message,
});

/**
 * Test payment methods of Stripe's own documentation and what becomes of them; `pm_card_delayed` is ours. Cards whose
 * refunds are special are charged like any other. Source: docs.stripe.com/testing.
 */
export const CARDS: Record<string, "accepted" | "asks" | "later" | Decline> = {
	pm_card_visa: "accepted",
	pm_card_pendingRefund: "accepted",
	pm_card_threeDSecure2Required: "asks",
	pm_card_delayed: "later",
	pm_card_visa_chargeDeclined: declined("generic_decline", "Your card was declined."),
	pm_card_visa_chargeDeclinedInsufficientFunds: declined("insufficient_funds", "Your card has insufficient funds."),
	pm_card_chargeDeclinedExpiredCard: declined("expired_card", "Your card has expired.", "expired_card"),
};

/** Refunds of this card begin as pending. */
export const PENDING_REFUNDS = "pm_card_pendingRefund";
