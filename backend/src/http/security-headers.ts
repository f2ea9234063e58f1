import { createHash } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { CHOOSE_FRENCH } from "../config/admin-build";

/**
 * Sets the headers below on every response of this process, before anything handles the request: Medusa serves Medusa
 * Admin's files, and those of its own build, before it runs any middleware of ours. A handler may set its own
 * afterwards.
 */
export function protectEveryResponse(): void {
	subscribe("http.server.request.start", (message) => {
		if (typeof message !== "object" || message === null || !("request" in message) || !("response" in message)) return;
		const { request, response } = message;
		if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
		const headers = securityHeaders(request.url ?? "/", process.env.NODE_ENV === "development");
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		hideFramework(response);
	});
}

/** Express names itself in each response, also in those that it sends before any middleware of ours. */
function hideFramework(response: ServerResponse): void {
	const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
	response.writeHead = (...parts: unknown[]) => {
		response.removeHeader("X-Powered-By");
		return writeHead(...parts);
	};
}

/** Headers for a URL: no framing by other sites, no MIME sniffing, no referrer to other sites. */
export function securityHeaders(url: string, isDevelopment: boolean): Record<string, string> {
	const isDashboard = /^\/app(?=[/?]|$)/.test(url);
	const isPrivate = /^\/(admin|auth|store)(?=[/?]|$)/.test(url);
	return {
		"Content-Security-Policy": isDashboard ? dashboardPolicy(isDevelopment) : CLOSED_POLICY,
		// Without any referrer some browsers also omit the dashboard's own origin, which its calls are recognized by.
		"Referrer-Policy": isDashboard ? "same-origin" : "no-referrer",
		"X-Content-Type-Options": "nosniff",
		"X-Frame-Options": "DENY",
		...(isDashboard && { "Cross-Origin-Opener-Policy": "same-origin" }),
		...(isPrivate && { "Cache-Control": "no-store" }),
	};
}

/** For data: loads nothing and cannot be framed. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const FRAMES = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'";

/** Medusa Admin's own build: its files, the one inline script that we put in, styles that its parts write themselves. */
function dashboardPolicy(isDevelopment: boolean): string {
	// Vite's development server runs inline scripts and speaks over a socket of its own.
	if (isDevelopment) return FRAMES;
	const french = createHash("sha256").update(CHOOSE_FRENCH).digest("base64");
	return [
		"default-src 'self'",
		`script-src 'self' 'sha256-${french}'`,
		"style-src 'self' 'unsafe-inline'",
		// The shop's images are under its own addresses, and it asks no other host for any; an upload is shown from memory.
		"img-src 'self' data: blob:",
		"font-src 'self' data:",
		"connect-src 'self'",
		FRAMES,
	].join("; ");
}
