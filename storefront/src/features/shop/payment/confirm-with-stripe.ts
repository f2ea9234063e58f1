import type { DemoConfirmResponse } from "@confiserie/domain/contract/payment";
import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { ApiProblem } from "@/lib/api";
import { EXPIRED, IN_PROGRESS } from "./problem";
import { buyersSentence, refusalSentence } from "./refusal";

export interface StripeConfirmation {
	stripe: Pick<Stripe, "confirmPayment">;
	elements: StripeElements;
	/** Absolute address to come back to when the bank asks on a page of its own. */
	returnUrl: string;
	receiptEmail: string | undefined;
	/** Called when the bank takes its time: only the shop's own status page can tell the end. */
	onPending: (paymentIntentId: string) => void;
}

/**
 * Confirms the payment with Stripe, 3-D Secure included. What became of it is judged by the intent, not by the kind of
 * error: a refused 3-D Secure comes as a fault of the request, and leaves an intent that waits for another card.
 * Throws when the outcome is not known, ApiProblem CHECKOUT_CLOSED when the intent takes no payment any more, and
 * PAYMENT_IN_PROGRESS while the bank is at it.
 */
export async function confirmWithStripe(confirmation: StripeConfirmation): Promise<DemoConfirmResponse> {
	const { stripe, elements, returnUrl, receiptEmail, onPending } = confirmation;
	const checked = await elements.submit();
	if (checked.error) return refused(refusalSentence(checked.error));
	const { error, paymentIntent } = await stripe.confirmPayment({
		elements,
		confirmParams: { return_url: returnUrl, ...(receiptEmail && { receipt_email: receiptEmail }) },
		redirect: "if_required",
	});
	const intent = paymentIntent ?? error?.payment_intent;
	// Also when an earlier response was lost and the intent is already paid.
	if (intent?.status === "succeeded") return { status: "succeeded" };
	if (intent?.status === "canceled") throw new ApiProblem(409, "CHECKOUT_CLOSED", EXPIRED);
	if (intent?.status === "processing") {
		onPending(intent.id);
		throw new ApiProblem(409, "PAYMENT_IN_PROGRESS", IN_PROGRESS);
	}
	// Nothing was taken, and another card can be tried.
	if (intent?.status === "requires_payment_method") return refused(refusalSentence(error));
	// Nothing was even tried: what was typed, or how the card is used here, cannot be.
	const sentence = error && buyersSentence(error);
	if (sentence) return refused(sentence);
	throw new Error(error?.message ?? `The payment is ${intent?.status}.`);
}

const refused = (error: string): DemoConfirmResponse => ({ status: "requires_payment_method", error });
