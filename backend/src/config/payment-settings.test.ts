import { describe, expect, test } from "vitest";
import { DEFAULT_STRIPE_API, type PaymentSettings, paymentProblems } from "./payment-settings";

const TEST = { STRIPE_SECRET_KEY: "sk_test_a1", STRIPE_PUBLISHABLE_KEY: "pk_test_a1" };
const LIVE = { STRIPE_SECRET_KEY: "sk_live_a1", STRIPE_PUBLISHABLE_KEY: "pk_live_a1" };
const HOOK = { STRIPE_WEBHOOK_SECRET: "whsec_a1" };
const FAKE = { STRIPE_API_URL: "http://localhost:4150" };
const HTTP = { STOREFRONT_URL: "http://localhost:3000" };
const demo = { PAYMENTS_MODE: "demo" } as const;
const stripe = { PAYMENTS_MODE: "stripe" } as const;

/** The variables at fault, in production and out of it. */
function faults(settings: Partial<PaymentSettings>) {
	const all: PaymentSettings = {
		PAYMENTS_MODE: "demo",
		STRIPE_API_URL: DEFAULT_STRIPE_API,
		STOREFRONT_URL: "https://shop.example",
		...settings,
	};
	const named = (production: boolean) => paymentProblems(all, production).map(({ variable }) => variable);
	return { production: named(true), development: named(false) };
}

describe("interlocks between mode, keys and addresses", () => {
	test.each<[string, Partial<PaymentSettings>, string[], string[]]>([
		["demo without keys", demo, [], []],
		["demo with test keys lying about", { ...demo, ...TEST, ...HOOK }, [], []],
		["demo with live keys", { ...demo, ...LIVE }, Object.keys(LIVE), Object.keys(LIVE)],
		[
			"demo with a live restricted key",
			{ ...demo, STRIPE_SECRET_KEY: "rk_live_1" },
			["STRIPE_SECRET_KEY"],
			["STRIPE_SECRET_KEY"],
		],
		[
			"demo with a live publishable key",
			{ ...demo, STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
			["STRIPE_PUBLISHABLE_KEY"],
			["STRIPE_PUBLISHABLE_KEY"],
		],
		[
			"stripe without keys",
			stripe,
			[...Object.keys(LIVE), ...Object.keys(HOOK)],
			[...Object.keys(LIVE), ...Object.keys(HOOK)],
		],
		["stripe without webhook secret", { ...stripe, ...TEST }, Object.keys(HOOK), Object.keys(HOOK)],
		[
			"stripe without publishable key",
			{ ...stripe, ...TEST, ...HOOK, STRIPE_PUBLISHABLE_KEY: undefined },
			["STRIPE_PUBLISHABLE_KEY"],
			["STRIPE_PUBLISHABLE_KEY"],
		],
		[
			"keys in each other's place",
			{ ...stripe, ...HOOK, STRIPE_SECRET_KEY: "pk_test_1", STRIPE_PUBLISHABLE_KEY: "sk_test_1" },
			Object.keys(TEST),
			Object.keys(TEST),
		],
		[
			"a webhook secret that is none",
			{ ...stripe, ...TEST, STRIPE_WEBHOOK_SECRET: "secret" },
			Object.keys(HOOK),
			Object.keys(HOOK),
		],
		["test keys", { ...stripe, ...TEST, ...HOOK }, [], []],
		["test keys over http", { ...stripe, ...TEST, ...HOOK, ...HTTP }, [], []],
		["a restricted test key", { ...stripe, ...TEST, ...HOOK, STRIPE_SECRET_KEY: "rk_test_1" }, [], []],
		["test keys and another host", { ...stripe, ...TEST, ...HOOK, ...FAKE }, ["STRIPE_API_URL"], []],
		["live keys", { ...stripe, ...LIVE, ...HOOK }, [], ["STRIPE_SECRET_KEY"]],
		[
			"live keys and another host",
			{ ...stripe, ...LIVE, ...HOOK, ...FAKE },
			["STRIPE_API_URL"],
			["STRIPE_SECRET_KEY", "STRIPE_API_URL"],
		],
		[
			"live keys over http",
			{ ...stripe, ...LIVE, ...HOOK, ...HTTP },
			["STOREFRONT_URL"],
			["STRIPE_SECRET_KEY", "STOREFRONT_URL"],
		],
		[
			"secret live, publishable test",
			{ ...stripe, ...TEST, ...HOOK, STRIPE_SECRET_KEY: "sk_live_1" },
			["STRIPE_PUBLISHABLE_KEY"],
			["STRIPE_PUBLISHABLE_KEY", "STRIPE_SECRET_KEY"],
		],
		[
			"secret test, publishable live",
			{ ...stripe, ...LIVE, ...HOOK, STRIPE_SECRET_KEY: "sk_test_1" },
			["STRIPE_PUBLISHABLE_KEY"],
			["STRIPE_PUBLISHABLE_KEY"],
		],
	])("%s", (_, settings, production, development) => {
		expect(faults(settings)).toEqual({ production, development });
	});

	test("each message says what to do, and none repeats a key", () => {
		for (const settings of [{ ...demo, ...LIVE }, stripe, { ...stripe, ...LIVE, ...HOOK, ...FAKE, ...HTTP }])
			for (const { message } of paymentProblems(
				{ STRIPE_API_URL: DEFAULT_STRIPE_API, STOREFRONT_URL: "https://shop.example", ...settings },
				false,
			)) {
				expect(message).toMatch(/\. (Remove|Copy|Take|Use|Serve|Production) ?/);
				expect(message).not.toContain("a1");
			}
	});
});
