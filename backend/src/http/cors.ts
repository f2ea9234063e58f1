import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

const DAY_SECONDS = 24 * 60 * 60;

/** Lets pages of the storefront's origin, and of no other, read responses and send their credentials. */
export function allowStorefront(req: MedusaRequest, res: MedusaResponse): void {
	const { storeCors } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http;
	res.vary("Origin");
	const origin = req.headers.origin;
	if (!origin || !storeCors.split(",").includes(origin)) return;
	res.setHeader("Access-Control-Allow-Origin", origin);
	res.setHeader("Access-Control-Allow-Credentials", "true");
	res.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, Idempotency-Key");
	res.setHeader("Access-Control-Expose-Headers", "Retry-After, X-Request-Id");
	res.setHeader("Access-Control-Max-Age", String(DAY_SECONDS));
}
