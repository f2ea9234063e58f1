import { Agent, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { requestIdOf } from "../src/lib/log/requests";

const READ = /^\/api\/products(?:[/?]|$)/;
/** Headers that belong to one connection (RFC 9110 §7.6.1), and the session, which no public read depends on. */
const NOT_FORWARDED = ["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "host", "cookie"];

/**
 * Sends reads of the catalogue to its reader and streams the response back. What cannot be reached there goes on to `next`: the
 * backend answers the same.
 */
export function openCatalogueReads(readerUrl: string) {
	const agent = new Agent({ keepAlive: true });
	return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
		const { method, url = "/" } = request;
		const isRead = (method === "GET" || method === "HEAD") && READ.test(url);
		if (!isRead) {
			next();
			return;
		}
		const headers = without(NOT_FORWARDED, request.headers);
		const forwarded = send(`${readerUrl}${url}`, { method, headers, agent }, (incoming) => {
			const requestId = requestIdOf(request);
			response.writeHead(incoming.statusCode ?? 502, {
				...without(["connection", "keep-alive", "transfer-encoding"], incoming.headers),
				...(requestId && { "x-request-id": requestId }),
			});
			incoming.pipe(response);
			incoming.once("error", () => response.destroy());
		});
		forwarded.once("error", () => {
			if (response.headersSent || response.destroyed) response.destroy();
			else next();
		});
		response.once("close", () => forwarded.destroy());
		forwarded.end();
	};
}

function without(names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders {
	return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
