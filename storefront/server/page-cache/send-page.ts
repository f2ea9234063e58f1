import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import { requestIdOf } from "../../src/lib/log/requests";
import type { CachedPage } from "./cached-page";

/** Sends a page in the best encoding that the client accepts, or 304 when the client has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
	const requestId = requestIdOf(request);
	const headers = requestId === undefined ? page.headers : [...page.headers, "X-Request-Id", requestId];
	const isKnown = fresh({ "if-none-match": request.headers["if-none-match"] }, { etag: page.etag });
	if (page.isCacheable && page.status === 200 && isKnown) {
		response.writeHead(304, headers).end();
		return;
	}
	const accepted = new Negotiator(request).encodings();
	const encoding = (["br", "gzip"] as const).find((one) => accepted.includes(one)) ?? "identity";
	const body = page.bodies[encoding];
	const contentEncoding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	response.writeHead(page.status, [...headers, "Content-Length", String(body.length), ...contentEncoding]);
	response.end(request.method === "HEAD" ? undefined : body);
}
