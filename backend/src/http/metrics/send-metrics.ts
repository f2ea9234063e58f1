import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ERRORS } from "@confiserie/domain/contract/error";
import type { Registry } from "prom-client";

interface Metrics {
	/** Which a caller must present as its bearer token. */
	token: string;
	registry: Registry;
	/** Fills in what is read at each request. */
	refresh: () => Promise<void>;
}

/** Answers a request for `/metrics`. */
export async function sendMetrics(req: IncomingMessage, res: ServerResponse, metrics: Metrics): Promise<void> {
	const { token, registry, refresh } = metrics;
	if (!isSame(req.headers.authorization ?? "", `Bearer ${token}`)) return refuse(res);
	await refresh();
	send(res, 200, registry.contentType, await registry.metrics());
}

function refuse(res: ServerResponse): void {
	const { status, message } = ERRORS.UNAUTHENTICATED;
	send(res, status, "application/json; charset=utf-8", JSON.stringify({ code: "UNAUTHENTICATED", message }));
}

function send(res: ServerResponse, status: number, type: string, body: string): void {
	res.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
	res.end(body);
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
