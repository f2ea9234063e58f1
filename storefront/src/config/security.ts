/** Headers of every answer. The content security policy carries a nonce a request and is made in proxy.ts. */
export const SECURITY_HEADERS = [
	{ key: "X-Content-Type-Options", value: "nosniff" },
	{ key: "X-Frame-Options", value: "DENY" },
	{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
	{ key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
	{ key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

const isDevelopment = process.env.NODE_ENV === "development";

/**
 * The policy of one page. Scripts run by nonce only and may load their own parts ('strict-dynamic'); styles may be
 * inline, since measured positions are style attributes; everything else comes from the shop itself. (ADR 0031)
 */
export function contentSecurityPolicy(nonce: string): string {
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		`connect-src 'self'${isDevelopment ? " ws:" : ""}`,
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
