import Stripe from "stripe";

/** Keys and address of the Stripe account, from the environment. */
export interface StripeOptions {
	secretKey: string;
	publishableKey: string;
	webhookSecret: string;
	/** "https://api.stripe.com"; another one in tests only. */
	apiUrl: string;
	timeoutMs: number;
}

/**
 * The SDK, with one repeat under the same key for a connection that broke. More is not worth a shopper's wait: the
 * sweep goes on where a request gave up.
 */
export function stripeClient({ secretKey, apiUrl, timeoutMs }: StripeOptions): Stripe {
	const { hostname, port, protocol } = new URL(apiUrl);
	const isHttps = protocol === "https:";
	return new Stripe(secretKey, {
		host: hostname,
		port: port || (isHttps ? 443 : 80),
		protocol: isHttps ? "https" : "http",
		timeout: timeoutMs,
		maxNetworkRetries: 1,
		telemetry: false,
	});
}
