import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";

/** Answers a request itself, or hands it on to whatever comes behind by `next`. */
export type Front = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type Listener = (req: IncomingMessage, res: ServerResponse) => unknown;

const KEEP_ALIVE_MS = 90_000;
const fronts: Front[] = [];
const opened = new WeakSet<Server>();

/**
 * Has every request to this process pass `front` before Medusa's chain of handlers; the first one added comes first.
 * Called before the server takes requests. In place of Medusa's listener, since a worker has no routes and Medusa answers
 * preflights before any of ours (ADR 17).
 */
export function standBefore(front: Front): void {
	fronts.push(front);
	if (fronts.length === 1) subscribe("http.server.request.start", openServer);
}

/** Node calls this before a server's listeners: the first request of a server finds the fronts in place. */
function openServer(message: unknown): void {
	if (typeof message !== "object" || message === null || !("server" in message)) return;
	const { server } = message;
	if (!(server instanceof Server) || opened.has(server)) return;
	opened.add(server);
	// Longer than any proxy's idle time-out, so that a proxy never sends a request on a closing connection.
	server.keepAliveTimeout = KEEP_ALIVE_MS;
	// The first listener is Medusa's; the others only observe.
	const [engine] = server.listeners("request") as Listener[];
	if (!engine) return;
	server.removeListener("request", engine);
	server.prependListener("request", (req, res) => pass(req, res, engine.bind(server), 0));
}

function pass(req: IncomingMessage, res: ServerResponse, engine: Listener, depth: number): void {
	const front = fronts[depth];
	if (front) front(req, res, () => pass(req, res, engine, depth + 1));
	else engine(req, res);
}
