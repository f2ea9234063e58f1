import type { IncomingMessage, ServerResponse } from "node:http";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { shopTime } from "../lib/database/clock";
import { listedOrigins } from "../modules/channel-key";

const DAY_SECONDS = 24 * 60 * 60;

/** Lets pages of the storefront's origin, and of no other, read responses and send their credentials. */
export function allowStorefront(req: IncomingMessage, res: ServerResponse): void {
	res.setHeader("Vary", "Origin");
	const { origin } = req.headers;
	if (!origin || origin !== currentEnv().STOREFRONT_URL) return;
	res.setHeader("Access-Control-Allow-Credentials", "true");
	allow(origin, res);
}

/**
 * Lets pages of the origins that some key in force lists call what is a channel's, without any cookie. Whether it is their
 * own key is looked at with the request: a preflight carries none.
 */
export async function allowChannelPages(req: MedusaRequest, res: ServerResponse): Promise<void> {
	const { origin } = req.headers;
	if (!origin) return;
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	if ((await listedOrigins(sql, shopTime())).has(origin)) allow(origin, res);
}

function allow(origin: string, res: ServerResponse): void {
	res.setHeader("Access-Control-Allow-Origin", origin);
	res.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Idempotency-Key");
	res.setHeader("Access-Control-Expose-Headers", "Retry-After, X-Request-Id");
	res.setHeader("Access-Control-Max-Age", String(DAY_SECONDS));
}
