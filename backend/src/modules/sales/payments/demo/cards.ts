import { DEMO_CARDS, type DemoCardOutcome, type demoConfirmSchema } from "@confiserie/domain/contract/payment";
import type { z } from "@medusajs/framework/zod";
import { ApiFailure } from "../../../foundations/failures";

/** Result of the card's bank. `error` has the shape of Stripe's last_payment_error, worded for the shopper. */
export type Authorisation =
	| { status: "succeeded" | "requires_action" }
	| { status: "requires_payment_method"; error: CardError };
interface CardError {
	code: string;
	decline_code?: string;
	message: string;
}

const DECLINED: CardError = {
	code: "card_declined",
	decline_code: "generic_decline",
	message: "Votre carte a été refusée. Essayez une autre carte.",
};
const INSUFFICIENT_FUNDS: CardError = {
	code: "card_declined",
	decline_code: "insufficient_funds",
	message: "Votre carte a été refusée : provision insuffisante. Essayez une autre carte.",
};
const NOT_AUTHENTICATED: CardError = {
	code: "payment_intent_authentication_failure",
	message: "L'authentification de votre carte a échoué. Réessayez ou utilisez une autre carte.",
};

const OUTCOMES: Record<DemoCardOutcome, Authorisation> = {
	success: { status: "succeeded" },
	declined: { status: "requires_payment_method", error: DECLINED },
	insufficient_funds: { status: "requires_payment_method", error: INSUFFICIENT_FUNDS },
	requires_action: { status: "requires_action" },
};

/**
 * The outcome of a test card, or of the answer to the simulated 3-D Secure question when one is pending.
 * @throws ApiFailure VALIDATION for any other card: a real number has no business here
 */
export function authorise(
	{ card, authenticated }: z.output<typeof demoConfirmSchema>,
	awaitsAuthentication: boolean,
	now: Date,
): Authorisation {
	if (awaitsAuthentication && authenticated !== undefined)
		return authenticated ? { status: "succeeded" } : { status: "requires_payment_method", error: NOT_AUTHENTICATED };
	if (!card) throw new ApiFailure("VALIDATION", fieldError("card", "Saisissez les données de la carte."));
	const outcome = Object.entries(DEMO_CARDS).find(([number]) => number === card.number)?.[1];
	if (!outcome) throw new ApiFailure("VALIDATION", fieldError("card.number", ONLY_TEST_CARDS));
	if (isExpired(card.expMonth, card.expYear, now))
		throw new ApiFailure("VALIDATION", fieldError("card.expMonth", "La date d'expiration de la carte est dépassée."));
	return OUTCOMES[outcome];
}

const ONLY_TEST_CARDS = `Démonstration : seules ces cartes de test sont acceptées, ${Object.keys(DEMO_CARDS)
	.map((number) => number.replace(/(\d{4})(?=\d)/g, "$1 "))
	.join(", ")}.`;

function fieldError(field: string, message: string) {
	return { message, field, errors: [{ field, message }] };
}

/** A card is good until the end of its month. Two-digit years are of this century. */
function isExpired(month: number, year: number, now: Date): boolean {
	const fullYear = year < 100 ? 2000 + year : year;
	return new Date(Date.UTC(fullYear, month, 1)) <= now;
}
