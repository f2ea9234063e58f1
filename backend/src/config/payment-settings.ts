import type { PaymentProvider } from "@confiserie/domain/payments/payment-provider";
/** Where Stripe answers. Anything else is for tests and never gets a live key. */
export const DEFAULT_STRIPE_API = "https://api.stripe.com";

/** The part of the environment that decides whose money moves. */
export interface PaymentSettings {
	PAYMENTS_MODE: PaymentProvider;
	STRIPE_SECRET_KEY?: string | undefined;
	STRIPE_PUBLISHABLE_KEY?: string | undefined;
	STRIPE_WEBHOOK_SECRET?: string | undefined;
	STRIPE_API_URL: string;
	STOREFRONT_URL: string;
}
interface Problem {
	variable: keyof PaymentSettings;
	message: string;
}

/**
 * Which combinations of mode, keys and addresses must not start, each with its remedy: no demo that holds live keys, no
 * shop that takes cards without keys, no key of one kind in the place of another, no live key for a development machine
 * or another host than Stripe's. Test keys may serve in production: every payment form then says so.
 */
export function paymentProblems(settings: PaymentSettings, production: boolean): Problem[] {
	const keys = KEYS.map((key) => ({ ...key, value: settings[key.variable] }));
	if (settings.PAYMENTS_MODE === "demo")
		return keys
			.filter(({ value }) => isLiveKey(value))
			.map(({ variable }) => ({
				variable,
				message: "is a live key, and PAYMENTS_MODE=demo takes no real payment. Remove it, or set PAYMENTS_MODE=stripe.",
			}));
	const malformed = keys.flatMap(({ variable, pattern, example, value }): Problem[] => {
		if (!value) return [{ variable, message: `is missing, and PAYMENTS_MODE=stripe needs it. ${WHERE[variable]}` }];
		return pattern.test(value) ? [] : [{ variable, message: `is not of the form ${example}. ${WHERE[variable]}` }];
	});
	return malformed.length > 0 ? malformed : conflicts(settings, production);
}

/** True for a secret, restricted or publishable key that moves real money. */
export function isLiveKey(key: string | undefined): boolean {
	return /^(sk|rk|pk)_live_/.test(key ?? "");
}

/** Whether the configured keys move real money. */
export function takesRealMoney({ STRIPE_SECRET_KEY }: Pick<PaymentSettings, "STRIPE_SECRET_KEY">): boolean {
	return isLiveKey(STRIPE_SECRET_KEY);
}

const WHERE = {
	STRIPE_SECRET_KEY: "Copy it from the Stripe Dashboard, Developers, API keys.",
	STRIPE_PUBLISHABLE_KEY: "Copy it from the Stripe Dashboard, Developers, API keys.",
	STRIPE_WEBHOOK_SECRET: "Copy it from the Stripe Dashboard, Developers, Webhooks, the endpoint's signing secret.",
} as const;

const KEYS = [
	{ variable: "STRIPE_SECRET_KEY", pattern: /^(sk|rk)_(test|live)_\w+$/, example: "sk_test_… or sk_live_…" },
	{ variable: "STRIPE_PUBLISHABLE_KEY", pattern: /^pk_(test|live)_\w+$/, example: "pk_test_… or pk_live_…" },
	{ variable: "STRIPE_WEBHOOK_SECRET", pattern: /^whsec_\S+$/, example: "whsec_…" },
] as const;

function conflicts(settings: PaymentSettings, production: boolean): Problem[] {
	const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_URL: api } = settings;
	const isLive = isLiveKey(secret);
	const found: Problem[] = [];
	if (isLive !== isLiveKey(publishable))
		found.push({
			variable: "STRIPE_PUBLISHABLE_KEY",
			message: `is a ${isLive ? "test" : "live"} key and STRIPE_SECRET_KEY a ${isLive ? "live" : "test"} one. Take both from the same mode.`,
		});
	if (isLive && !production)
		found.push({
			variable: "STRIPE_SECRET_KEY",
			message: "is a live key outside production: it would charge real cards. Use the test keys here.",
		});
	if (api !== DEFAULT_STRIPE_API && (production || isLive))
		found.push({
			variable: "STRIPE_API_URL",
			message: `sends the keys to ${api}. Production and live keys speak to ${DEFAULT_STRIPE_API} only: remove it.`,
		});
	if (isLive && !settings.STOREFRONT_URL.startsWith("https:"))
		found.push({
			variable: "STOREFRONT_URL",
			message: "is not https, and cards are taken there with live keys. Serve the shop over https.",
		});
	return found;
}
