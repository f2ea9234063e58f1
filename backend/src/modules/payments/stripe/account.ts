import { type StripeOptions, stripeClient } from "./client";

/** An address that Stripe sends events to. */
export interface StripeEndpoint {
	url: string;
	isEnabled: boolean;
	/** Kinds of events, or "*". */
	events: string[];
}

/** State of the account; no endpoints where the key may not read them. */
export interface StripeAccount {
	chargesEnabled: boolean;
	endpoints: StripeEndpoint[] | undefined;
}

/** Asks Stripe about the account behind the key. @throws the SDK's error when it does not respond or refuses the key */
export async function readStripeAccount(options: StripeOptions): Promise<StripeAccount> {
	const stripe = stripeClient(options);
	const account = await stripe.accounts.retrieveCurrent();
	const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).catch((error: unknown) => {
		if (error instanceof Error && "statusCode" in error && error.statusCode === 403) return undefined;
		throw error;
	});
	return {
		chargesEnabled: account.charges_enabled === true,
		endpoints: endpoints?.data.map(({ url, status, enabled_events }) => ({
			url,
			isEnabled: status === "enabled",
			events: enabled_events,
		})),
	};
}
