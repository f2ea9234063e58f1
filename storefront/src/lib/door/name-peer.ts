import type { IncomingMessage } from "node:http";

/**
 * Adds to X-Forwarded-For whom this server heard the request from, as every proxy does. Next would leave a header that is there
 * as it came, so that a visitor could tell the backend any address for his own.
 */
export function namePeer(request: Pick<IncomingMessage, "headers" | "socket">): void {
	const reported = request.headers["x-forwarded-for"] ?? [];
	request.headers["x-forwarded-for"] = [reported, request.socket.remoteAddress ?? []].flat().join(", ");
}
