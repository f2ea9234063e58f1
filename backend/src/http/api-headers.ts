import type { IncomingMessage, ServerResponse } from "node:http";
import { commonEnv } from "../config/env";

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Sets the headers of every response under /api: JSON, not cached unless a public route overrides it, readable by pages of
 * the storefront's origin, which may send their credentials, and of no other.
 */
export function presentApi(req: IncomingMessage, res: ServerResponse): void {
	res.setHeader("Cache-Control", "no-store");
	res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
	res.setHeader("Cross-Origin-Resource-Policy", "same-site");
	res.setHeader("Referrer-Policy", "no-referrer");
	res.setHeader("X-Content-Type-Options", "nosniff");
	res.setHeader("X-Frame-Options", "DENY");
	res.setHeader("Vary", "Origin");
	const { origin } = req.headers;
	if (!origin || origin !== commonEnv().STOREFRONT_URL) return;
	res.setHeader("Access-Control-Allow-Credentials", "true");
	allowOrigin(origin, res);
}

/** Lets pages of an origin read a response and send what calls of /api need. */
export function allowOrigin(origin: string, res: ServerResponse): void {
	res.setHeader("Access-Control-Allow-Origin", origin);
	res.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Idempotency-Key");
	res.setHeader("Access-Control-Expose-Headers", "Retry-After, X-Request-Id");
	res.setHeader("Access-Control-Max-Age", String(DAY_SECONDS));
}
