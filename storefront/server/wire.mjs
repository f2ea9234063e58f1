// @ts-check
import { STATUS_CODES } from "node:http";

/** What to say of bytes that are no request, by Node's name for what is wrong with them. @type {Record<string, [number, string]>} */
const FAULTS = {
	HPE_HEADER_OVERFLOW: [431, "Les en-têtes de la requête sont trop longs."],
	ERR_HTTP_REQUEST_TIMEOUT: [408, "La requête n'est pas arrivée à temps."],
};
/** @type {[number, string]} */
const UNREADABLE = [400, "La requête est illisible."];
const NO_TUNNEL = "Cette boutique n'ouvre pas de tunnel.";

/**
 * Answers what never becomes a request for a handler: tunnels (CONNECT) and unreadable bytes, for which Node would say
 * nothing, or nothing but a status. An offer of another protocol, which curl and Java make by themselves, is ignored, as
 * HTTP lets a server do (RFC 9110 §7.8): Next would close the connection instead.
 * @param {import("node:http").Server} server
 */
export function answerAtTheWire(server) {
	/** @type {WeakMap<import("node:stream").Duplex, Exchange>} */
	const latest = new WeakMap();
	server.prependListener("request", (request, response) => latest.set(request.socket, { request, response }));
	server.on("connect", (_request, socket) => say(socket, 405, NO_TUNNEL));
	server.on("clientError", (error, socket) => {
		const code = "code" in error ? String(error.code) : "";
		// Nobody is there any more.
		if (code === "ECONNRESET" || !socket.writable) return socket.destroy();
		const exchange = latest.get(socket);
		if (exchange && isBeingAnswered(exchange)) return closeAfter(exchange.response, socket);
		const [status, sentence] = FAULTS[code] ?? UNREADABLE;
		say(socket, status, sentence);
	});
	server.on("newListener", (name) => {
		// With somebody to listen for it, Node takes such a request out of the server's hands.
		if (name === "upgrade") process.nextTick(() => server.removeAllListeners("upgrade"));
	});
}

/**
 * Refuses a request with several Host headers, as RFC 9112 §3.2 asks: Node takes the first, a proxy may have taken another.
 * @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response
 * @returns whether it was refused
 */
export function refusesHosts({ rawHeaders }, response) {
	if (rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length <= 1) return false;
	response.writeHead(400, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
	response.end(`${UNREADABLE[1]}\n`);
	return true;
}

/**
 * The latest request of a connection, and its response.
 * @typedef {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse }} Exchange
 */

/**
 * Whether what cannot be read is the rest of a request that has its answer already, or follows one whose answer is still on
 * its way: a second answer would then stand in the middle of the first, or be taken for a part of it.
 * @param {Exchange} exchange
 */
function isBeingAnswered({ request, response }) {
	return response.headersSent && !(request.complete && response.writableFinished);
}

/** @param {import("node:http").ServerResponse} response @param {import("node:stream").Duplex} socket */
function closeAfter(response, socket) {
	socket.on("error", () => {});
	if (response.writableEnded) socket.end();
	else response.once("finish", () => socket.end());
}

/** @param {import("node:stream").Duplex} socket @param {number} status @param {string} sentence */
function say(socket, status, sentence) {
	const body = Buffer.from(`${sentence}\n`);
	const head = [
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
		"Content-Type: text/plain; charset=utf-8",
		`Content-Length: ${body.length}`,
		...(status === 405 ? ["Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"] : []),
		"Connection: close",
	];
	socket.on("error", () => {});
	socket.end(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]));
}
