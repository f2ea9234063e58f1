import type { StripeError } from "@stripe/stripe-js";

/** What of an error decides its sentence. */
type Refusal = Pick<StripeError, "type" | "code" | "message">;

export const DECLINED = "Votre carte a été refusée. Essayez une autre carte.";
const AUTHENTICATION =
	"Votre banque n'a pas pu vous authentifier\u00a0: rien n'a été débité. Réessayez, ou essayez une autre carte.";
const EMAIL = "L'adresse e-mail n'est pas acceptée pour le reçu. Corrigez-la à l'étape précédente.";
const ADDRESS = "L'adresse de facturation ou son code postal n'est pas acceptée. Vérifiez-la.";
const CARD = "Ce moyen de paiement ne peut pas être utilisé ici. Essayez une autre carte.";
const TYPED = "Une information de paiement n'est pas valable. Vérifiez votre saisie.";

/**
 * Codes about the buyer and what the buyer gave: they come as faults of the request too, whose words are made for
 * programmers. Source: Stripe's list of error codes.
 */
const SENTENCES: readonly (readonly [sentence: string, codes: readonly string[]])[] = [
	[
		AUTHENTICATION,
		[
			"authentication_required",
			"payment_intent_authentication_failure",
			"payment_intent_payment_attempt_expired",
			"payment_method_customer_decline",
		],
	],
	[EMAIL, ["email_invalid"]],
	[
		ADDRESS,
		[
			"country_code_invalid",
			"incorrect_address",
			"incorrect_zip",
			"payment_method_billing_details_address_missing",
			"postal_code_invalid",
			"state_unsupported",
		],
	],
	[
		TYPED,
		[
			"cardholder_phone_number_required",
			"incorrect_cvc",
			"incorrect_number",
			"invalid_characters",
			"invalid_cvc",
			"invalid_expiry_month",
			"invalid_expiry_year",
			"invalid_number",
			"payment_method_invalid_parameter",
		],
	],
	[
		CARD,
		[
			"expired_card",
			"invalid_card_type",
			"payment_intent_incompatible_payment_method",
			"payment_method_currency_mismatch",
			"payment_method_not_available",
			"payment_method_unactivated",
			"payment_method_unsupported_type",
		],
	],
	[
		DECLINED,
		[
			"card_decline_rate_limit_exceeded",
			"card_declined",
			"insufficient_funds",
			"payment_intent_payment_attempt_failed",
			"payment_method_provider_decline",
			"payment_method_provider_timeout",
		],
	],
];
/** Errors that Stripe words for the shopper, in the language of the form. */
const WORDED = new Set<StripeError["type"]>(["card_error", "validation_error"]);

/** The sentence for an error that is the buyer's to correct; null for any other. */
export function buyersSentence({ type, code, message }: Refusal): string | null {
	if (WORDED.has(type)) return message ?? DECLINED;
	return SENTENCES.find(([, codes]) => code !== undefined && codes.includes(code))?.[0] ?? null;
}

/** The sentence for a refused payment, whatever the error's own text. */
export function refusalSentence(error: Refusal | undefined): string {
	return (error && buyersSentence(error)) ?? DECLINED;
}
