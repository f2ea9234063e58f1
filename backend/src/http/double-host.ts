import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiError } from "@confiserie/domain/contract/error";
import { standBefore } from "../lib/front";
import { sendJson } from "../lib/send-json";

const REFUSAL: ApiError = { code: "VALIDATION", message: "La requête porte plusieurs en-têtes Host." };

/**
 * Refuses a request with several Host headers with 400 (RFC 9112 §3.2): Node takes the first, a proxy may have taken another.
 * Called once, before the server takes requests.
 */
export function refuseSeveralHosts(): void {
	standBefore((req, res, next) => refusesHosts(req, res) || next());
}

/** The same for one request. Returns whether it did. */
export function refusesHosts({ rawHeaders }: IncomingMessage, res: ServerResponse): boolean {
	if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length <= 1) return false;
	sendJson(res, 400, REFUSAL, { Connection: "close" });
	return true;
}
