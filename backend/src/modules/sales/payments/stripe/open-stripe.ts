import type { Provider } from "../gateway/gateway";
import { SIGNATURE_TOLERANCE_S } from "../gateway/signature";
import { type StripeOptions, stripeClient } from "./client";
import { StripeGateway } from "./stripe-gateway";

export function openStripe(options: StripeOptions, now: () => Date): Provider {
	const stripe = stripeClient(options);
	return {
		gateway: new StripeGateway(stripe),
		signatureHeader: "stripe-signature",
		isSigned: async (payload, signature) => {
			try {
				const { webhookSecret } = options;
				const receivedAt = now().getTime();
				stripe.webhooks.constructEvent(payload, signature, webhookSecret, SIGNATURE_TOLERANCE_S, undefined, receivedAt);
				return true;
			} catch {
				// Whatever it objects to, it is not an event that Stripe sent just now.
				return false;
			}
		},
	};
}
