import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Responses by Node's error code. */
const ERRORS: Record<string, [status: number, message: string]> = {
	HPE_HEADER_OVERFLOW: [431, "Les en-têtes de la requête sont trop longs."],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "La requête n'est pas arrivée à temps."],
};
const UNREADABLE: [number, string] = [400, "La requête est illisible."];
const NO_TUNNEL = "Cette boutique n'ouvre pas de tunnel.";

/**
 * Responds in French to what never reaches a request handler: tunnels (CONNECT) and unreadable bytes. An offer of another
 * protocol, which curl and Java make by themselves, is ignored, as RFC 9110 §7.8 allows: Next would close the connection.
 */
export function handleMalformedRequests(server: Server): void {
	const latest = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
	server.prependListener("request", (request, response) => latest.set(request.socket, { request, response }));
	server.on("connect", (_request, socket) => respond(socket, 405, NO_TUNNEL));
	server.on("clientError", (error: Error & { code?: string }, socket) => {
		if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
		const { request, response } = latest.get(socket) ?? {};
		// The rest of a request that already has its response, or follows one whose response is being sent: another response
		// would end up inside the first one.
		if (response?.headersSent && !(request?.complete && response.writableFinished)) return closeAfter(response, socket);
		respond(socket, ...(ERRORS[error.code ?? ""] ?? UNREADABLE));
	});
	server.on("newListener", (name) => {
		// With a listener for it, Node takes an upgrade request away from the request handler.
		if (name === "upgrade") process.nextTick(() => server.removeAllListeners("upgrade"));
	});
}

/** Refuses a request with several Host headers (RFC 9112 §3.2): a proxy may have read another one than Node. Returns whether it did. */
export function refusesHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
	if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length <= 1) return false;
	const headers = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" };
	response.writeHead(400, { ...headers, Connection: "close" });
	response.end(`${UNREADABLE[1]}\n`);
	return true;
}

function closeAfter(response: ServerResponse, socket: Duplex): void {
	socket.on("error", () => {});
	if (response.writableEnded) socket.end();
	else response.once("finish", () => socket.end());
}

function respond(socket: Duplex, status: number, message: string): void {
	const body = Buffer.from(`${message}\n`);
	const head = [
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
		"Content-Type: text/plain; charset=utf-8",
		"X-Content-Type-Options: nosniff",
		`Content-Length: ${body.length}`,
		...(status === 405 ? ["Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"] : []),
		"Connection: close",
	];
	socket.on("error", () => {});
	socket.end(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]));
}
