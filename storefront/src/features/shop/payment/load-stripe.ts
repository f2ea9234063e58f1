import type { readSettings } from "@confiserie/domain/contract/catalogue";
import { shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { LANGUAGE } from "@confiserie/domain/locale";
import type { Stripe } from "@stripe/stripe-js";
import { named } from "@/lib/api";

/** Only the settings that this form reads: an unreadable one elsewhere must not block the payment. */
const accountSchema = shopSettingsSchema.pick({ stripe: true });

/** Everything that Stripe's card form needs. */
export interface LoadedStripe {
	stripe: Stripe;
	/** True with test keys: no money moves. */
	isTest: boolean;
	Form: typeof import("./stripe-card-form").StripeCardForm;
}

/**
 * Fetches the card form's code, asks the shop for its publishable key and loads Stripe.js from Stripe's own host, as
 * its terms ask. Only who is about to pay loads any of it. Throws when one of them is out of reach.
 */
export async function loadStripeForm(): Promise<LoadedStripe> {
	const [{ StripeCardForm }, { loadStripe }, { stripe: account }] = await Promise.all([
		import("./stripe-card-form"),
		import("@stripe/stripe-js/pure"),
		named<typeof readSettings>("GET /api/settings")(accountSchema),
	]);
	if (!account) throw new Error("This shop takes no payment with Stripe.");
	const stripe = await loadStripe(account.publishableKey, { locale: LANGUAGE });
	if (!stripe) throw new Error("Stripe.js is not available.");
	return { stripe, isTest: account.isTest, Form: StripeCardForm };
}
