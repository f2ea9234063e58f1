import type { ServerResponse } from "node:http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { LoaderOptions } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { standBefore } from "../../../lib/front";
import { proveLaunch } from "../../../lib/prove-launch";
import { sendJson } from "../../../lib/send-json";
import { type HealthOptions, openParts } from "./parts";
import { readinessOf } from "./readiness";
import { isStopping } from "./stopping";

const NOT_CACHED = { "Cache-Control": "no-store" };

/**
 * Answers `/health/live` and `/health/ready` before Medusa's chain, which a worker does not even have. A process that
 * is about to end asks its callers to leave: their next request opens a connection to another one.
 */
export async function openHealthFront({ container, options }: LoaderOptions<HealthOptions>): Promise<void> {
	if (!options) throw new Error("The health module has no options: medusa-config.ts states them.");
	const readParts = openParts(container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION), options);
	standBefore((req, res, next) => {
		if (isStopping()) res.setHeader("Connection", "close");
		proveLaunch(req, res);
		const isRead = req.method === "GET" || req.method === "HEAD";
		if (isRead && req.url === "/health/live") sendJson(res, 200, { status: "up" }, NOT_CACHED);
		else if (isRead && req.url === "/health/ready") void tellReadiness(res, readParts);
		else next();
	});
}

async function tellReadiness(res: ServerResponse, readParts: ReturnType<typeof openParts>) {
	const readiness = readinessOf(await readParts(), isStopping());
	const isReady = readiness.status === "ready" || readiness.status === "degraded";
	sendJson(res, isReady ? 200 : 503, readiness, NOT_CACHED);
}
