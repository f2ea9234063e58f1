import type { DemoConfirmAnswer } from "@confiserie/domain/contract/payment";
import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { ApiProblem } from "@/lib/api";

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
 * Confirms the payment with Stripe, 3-D Secure included. Stripe words its refusals in French; they are shown as they are.
 * Throws when the outcome is not known, and ApiProblem CHECKOUT_CLOSED when the intent takes no payment any more.
 */
export async function confirmWithStripe(confirmation: StripeConfirmation): Promise<DemoConfirmAnswer> {
	const { stripe, elements, returnUrl, receiptEmail, onPending } = confirmation;
	const checked = await elements.submit();
	if (checked.error) return refused(checked.error);
	const { error, paymentIntent } = await stripe.confirmPayment({
		elements,
		confirmParams: { return_url: returnUrl, ...(receiptEmail && { receipt_email: receiptEmail }) },
		redirect: "if_required",
	});
	const status = paymentIntent?.status ?? error?.payment_intent?.status;
	// Also when an earlier answer was lost and the intent says of itself that it was paid.
	if (status === "succeeded") return { status };
	if (status === "canceled") throw new ApiProblem(409, "CHECKOUT_CLOSED", EXPIRED);
	if (error && SHOWN.has(error.type)) return refused(error);
	if (paymentIntent && status === "processing") {
		onPending(paymentIntent.id);
		return { status: "requires_payment_method", error: PROCESSING };
	}
	throw new Error(error?.message ?? `The payment is ${status}.`);
}

/** Errors about the card and what was typed: their words are for the shopper, and nothing was taken. */
const SHOWN = new Set<StripeError["type"]>(["card_error", "validation_error"]);
const DECLINED = "Votre carte a été refusée. Essayez une autre carte.";
const EXPIRED = "Ce paiement a expiré. Reprenez votre commande.";
const PROCESSING = "Votre banque traite le paiement. Ne payez pas une seconde fois.";

function refused({ message }: StripeError): DemoConfirmAnswer {
	return { status: "requires_payment_method", error: message ?? DECLINED };
}
