import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { DemoGateway } from "./demo/demo-gateway";
import { demoWebhookSecret } from "./demo/webhook-secret";
import type { PaymentGateway } from "./gateway/gateway";
import { isSigned, SIGNATURE_TOLERANCE_S } from "./gateway/signature";
import { type StripeOptions, stripeClient } from "./stripe/client";
import { StripeGateway } from "./stripe/stripe-gateway";

/** The payment provider of this process: what the shop asks of it, and how it proves that an event is its own. */
export interface Provider {
	gateway: PaymentGateway;
	/** True when the provider signed exactly these bytes, not longer ago than the tolerance of 300 s. */
	isSigned(payload: string, signature: string): Promise<boolean>;
}

/** Stripe when there is an account, else the demo. Everything past this point is one and the same code. */
export function openProvider(pool: Knex, now: () => Date, stripe: StripeOptions | undefined): Provider {
	return stripe ? stripeProvider(stripe, now) : demoProvider(pool, now);
}

function demoProvider(pool: Knex, now: () => Date): Provider {
	return {
		gateway: new DemoGateway(pool, now),
		isSigned: async (payload, signature) => isSigned(payload, signature, await demoWebhookSecret(pool), now()),
	};
}

function stripeProvider(options: StripeOptions, now: () => Date): Provider {
	const stripe = stripeClient(options);
	return {
		gateway: new StripeGateway(stripe),
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
