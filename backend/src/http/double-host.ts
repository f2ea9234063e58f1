import type { IncomingMessage } from "node:http";
import type { ApiError } from "@confiserie/domain/contract/error";
import { standBefore } from "../lib/front";

const REFUSAL: ApiError = { code: "VALIDATION", message: "La requête porte plusieurs en-têtes Host." };

/**
 * Refuses a request with several Host headers with 400 (RFC 9112 §3.2): Node takes the first, a proxy may have taken another.
 * Called once, before the server takes requests.
 */
export function refuseSeveralHosts(): void {
	standBefore((req, res, next) => {
		if (hostsOf(req) <= 1) return next();
		res.writeHead(400, { "Content-Type": "application/json; charset=utf-8", Connection: "close" });
		res.end(JSON.stringify(REFUSAL));
	});
}

function hostsOf({ rawHeaders }: IncomingMessage): number {
	return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
}
