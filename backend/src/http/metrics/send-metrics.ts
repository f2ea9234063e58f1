import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ERRORS } from "@confiserie/domain/contract/error";
import type { Registry } from "prom-client";
import { sendJson } from "../../lib/send-json";

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
	const text = await registry.metrics();
	res.writeHead(200, { ...HEADERS, "Content-Type": registry.contentType }).end(text);
}

const HEADERS = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

function refuse(res: ServerResponse): void {
	const { status, message } = ERRORS.UNAUTHENTICATED;
	sendJson(res, status, { code: "UNAUTHENTICATED", message }, HEADERS);
}

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));
