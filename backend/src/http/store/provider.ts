import { currentEnv } from "../../config/env";

/**
 * The one payment provider of the Store API, under a name that Medusa's starters have a form for: a manual payment for
 * the demonstration, Stripe's card form with Stripe. Behind both is the order service.
 */
export function storeProvider(): "pp_system_default" | "pp_stripe_stripe" {
	return currentEnv().PAYMENTS_MODE === "stripe" ? "pp_stripe_stripe" : "pp_system_default";
}
