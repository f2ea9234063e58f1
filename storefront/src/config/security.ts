/** Headers of every answer. The content security policy carries a nonce a request and is made in proxy.ts. */
export const SECURITY_HEADERS = [
	{ key: "X-Content-Type-Options", value: "nosniff" },
	{ key: "X-Frame-Options", value: "DENY" },
	{ key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
	{ key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
	{ key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];
