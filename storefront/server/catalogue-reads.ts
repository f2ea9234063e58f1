import { Agent, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { pipeline } from "node:stream";
import { connectionHeaders } from "../src/lib/connection-headers";
import { requestIdOf } from "../src/lib/log/requests";

const READ = /^\/api\/products(?:[/?]|$)/;
/** Besides, no public read depends on the session. */
const NOT_FORWARDED = ["host", "cookie"];

/**
 * Sends reads of the catalogue to its reader and streams the response back. What cannot be reached there goes on to `next`: the
 * backend answers the same.
 */
export function openCatalogueReads(readerUrl: string) {
	const agent = new Agent({ keepAlive: true });
	return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
		const { method, url = "/" } = request;
		if ((method !== "GET" && method !== "HEAD") || !READ.test(url)) return next();
		const headers = without(NOT_FORWARDED, request.headers);
		const forwarded = send(`${readerUrl}${url}`, { method, headers, agent }, (incoming) => {
			const requestId = requestIdOf(request);
			response.writeHead(incoming.statusCode ?? 502, {
				...without([], incoming.headers),
				...(requestId && { "x-request-id": requestId }),
			});
			// Either end that breaks ends the other.
			pipeline(incoming, response, () => {});
		});
		forwarded.once("error", () => {
			if (!response.headersSent && !response.destroyed) next();
		});
		response.once("close", () => forwarded.destroy());
		forwarded.end();
	};
}

/** Without the headers of its connection either. */
function without(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
	const left = [...names, ...connectionHeaders(headers.connection)];
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)));
}
