/**
 * The storefront's environment, read at run time and on the server only: one build serves every place.
 * Every value has a default that suits a shop on one machine.
 */
export const environment = {
	/** Address of the backend, without a trailing slash. */
	backendUrl: () => address("BACKEND_URL", "http://localhost:9000"),
	/** Address of the catalogue reader; without one the backend answers its reads. */
	readerUrl: () => address("READER_URL", environment.backendUrl()),
	/** Public address of the shop, for canonical links and structured data. */
	siteUrl: () => address("SITE_URL", `http://localhost:${process.env.PORT || "3000"}`),
	/** True when the shop takes cards with Stripe; only the pages' security policy asks, screens ask the backend. */
	takesCards: () => process.env.PAYMENTS_MODE === "stripe",
	/** What Apple gave for this domain, to be shown to Apple at a fixed address; null where Apple Pay is not offered. */
	applePayAssociation: () => process.env.APPLE_PAY_DOMAIN_ASSOCIATION?.trim() || null,
};

function address(name: string, fallback: string): string {
	const value = process.env[name] || fallback;
	if (!URL.canParse(value) || !/^https?:/.test(value))
		throw new Error(`${name} must be an http(s) address such as ${fallback}; it is "${value}".`);
	return value.replace(/\/+$/, "");
}
