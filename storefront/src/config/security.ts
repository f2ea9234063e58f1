/** Headers of every answer. Those of a page that depend on the request or on the environment are made in proxy.ts. */
export const SECURITY_HEADERS = [
	{ key: "X-Content-Type-Options", value: "nosniff" },
	{ key: "X-Frame-Options", value: "DENY" },
	{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
	{ key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
];

/** Those of pages that read barcodes with the camera, on top of them. (ADR 23) */
export const CAMERA_HEADERS = [
	{ key: "Permissions-Policy", value: "camera=(self), microphone=(), geolocation=(), browsing-topics=()" },
];

/** The header that parts the shop's windows from others. */
export const OPENER_POLICY = "Cross-Origin-Opener-Policy";

/**
 * `Cross-Origin-Opener-Policy`: same origin only; where Stripe takes the cards, popups that the shop opens as well, since
 * wallets and Link ask in a window of their own and answer through it. (ADR 7)
 */
export function openerPolicy(takesCards: boolean): string {
	return takesCards ? "same-origin-allow-popups" : "same-origin";
}

const isDevelopment = process.env.NODE_ENV === "development";

/** Stripe.js with the frames that hold the card fields and a bank's question, and the calls that it makes itself. */
const STRIPE = {
	scripts: " https://js.stripe.com https://*.js.stripe.com",
	frames: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
	calls: " https://api.stripe.com",
};
const NOTHING: typeof STRIPE = { scripts: "", frames: "'none'", calls: "" };

/**
 * The policy of one page. Scripts run by nonce only and may load their own parts ('strict-dynamic'); styles may be
 * inline, since measured positions are style attributes; everything else comes from the shop itself, and from Stripe
 * where it takes the cards: on each page, since a visitor walks from any of them to the checkout without another
 * document. (ADR 35, 7)
 * @param hasCamera a page that opens the camera and may run the barcode reader's WebAssembly (ADR 23)
 */
export function contentSecurityPolicy(nonce: string, takesCards: boolean, hasCamera = false): string {
	const stripe = takesCards ? STRIPE : NOTHING;
	const reader = hasCamera ? " 'wasm-unsafe-eval'" : "";
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${reader}${stripe.scripts}${isDevelopment ? " 'unsafe-eval'" : ""}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		`connect-src 'self'${stripe.calls}${isDevelopment ? " ws:" : ""}`,
		`frame-src ${stripe.frames}`,
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
