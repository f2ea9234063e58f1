import type { AttemptRow } from "../payments";

/** Id of `shop-provider` in Medusa: "pp_{identifier}_{id of the configuration}". */
export const ORDER_BOOK_PROVIDER = "pp_order-book_shop";
/** Id of `stripe-provider` in Medusa. */
export const STRIPE_PROVIDER = "pp_stripe_stripe";

/** Both record payments of the order service; a payment of another provider was made in Medusa Admin. */
export const OWN_PROVIDERS = [ORDER_BOOK_PROVIDER, STRIPE_PROVIDER] as const;

/** The provider under which Medusa shows a payment: that of its payment session, so that starters know its name. (ADR 25) */
export function providerOfAttempt(provider: AttemptRow["provider"] | undefined): (typeof OWN_PROVIDERS)[number] {
	return provider === "stripe" ? STRIPE_PROVIDER : ORDER_BOOK_PROVIDER;
}
