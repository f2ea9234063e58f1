import type { PaymentProvider, PaymentSource } from "@confiserie/domain/payments/payment-provider";

/**
 * Ids in Medusa, "pp_{identifier}_{id of the configuration}", of the providers that record payments of the order
 * service: starters know which card form to show by them (ADR 25). A payment of another one was made in Medusa Admin.
 */
export const MEDUSA_PROVIDERS = {
	demo: "pp_order-book_shop",
	stripe: "pp_stripe_stripe",
} as const satisfies Record<PaymentProvider, string>;
export type MedusaProvider = (typeof MEDUSA_PROVIDERS)[PaymentProvider];

/** The provider under which Medusa shows a payment: that of its payment session. */
export function providerOfAttempt(method: PaymentSource = "manual"): MedusaProvider {
	return MEDUSA_PROVIDERS[method === "manual" || method === "external" ? "demo" : method];
}
