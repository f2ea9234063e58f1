import type { IncomingMessage, ServerResponse } from "node:http";
import { currentEnv } from "../config/env";

const DAY_SECONDS = 24 * 60 * 60;

/** Lets pages of the storefront's origin, and of no other, read responses and send their credentials. */
export function allowStorefront(req: IncomingMessage, res: ServerResponse): void {
	res.setHeader("Vary", "Origin");
	const { origin } = req.headers;
	if (!origin || origin !== currentEnv().STOREFRONT_URL) return;
	res.setHeader("Access-Control-Allow-Origin", origin);
	res.setHeader("Access-Control-Allow-Credentials", "true");
	res.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Idempotency-Key");
	res.setHeader("Access-Control-Expose-Headers", "Retry-After, X-Request-Id");
	res.setHeader("Access-Control-Max-Age", String(DAY_SECONDS));
}
