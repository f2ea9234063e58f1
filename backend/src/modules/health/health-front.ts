import type { IncomingMessage, ServerResponse } from "node:http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { LoaderOptions } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { standBefore } from "../../lib/front";
import { type HealthOptions, openParts } from "./parts";
import { readinessOf } from "./readiness";
import { isStopping } from "./stopping";

/**
 * Answers `/health/live` and `/health/ready` before Medusa's chain, which a worker does not even have. A process that
 * is about to end asks its callers to leave: their next request opens a connection to another one.
 */
export async function openHealthFront({ container, options }: LoaderOptions<HealthOptions>): Promise<void> {
	if (!options) throw new Error("The health module has no options: medusa-config.ts states them.");
	const readParts = openParts(container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION), options);
	standBefore((req, res, next) => {
		if (isStopping()) res.setHeader("Connection", "close");
		const isRead = req.method === "GET" || req.method === "HEAD";
		if (isRead && req.url === "/health/live") send(req, res, 200, { status: "up" });
		else if (isRead && req.url === "/health/ready") void tellReadiness(req, res, readParts);
		else next();
	});
}

async function tellReadiness(req: IncomingMessage, res: ServerResponse, readParts: ReturnType<typeof openParts>) {
	const readiness = readinessOf(await readParts(), isStopping());
	const isReady = readiness.status === "ready" || readiness.status === "degraded";
	send(req, res, isReady ? 200 : 503, readiness);
}

function send(req: IncomingMessage, res: ServerResponse, status: number, body: object): void {
	const text = JSON.stringify(body);
	res.writeHead(status, {
		"Content-Type": "application/json; charset=utf-8",
		"Content-Length": Buffer.byteLength(text),
		"Cache-Control": "no-store",
	});
	res.end(req.method === "HEAD" ? undefined : text);
}
