import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { admit } from "./admit";

/** Node's own channel; its subscribers run before the server's handler. */
const ARRIVALS = "http.server.request.start";

/** Has every request that reaches a server of this process pass `admit` first. */
export function openDoor(): void {
	// Development registers again after a change: one door at a time.
	unsubscribe(ARRIVALS, pass);
	subscribe(ARRIVALS, pass);
}

function pass(message: unknown): void {
	admit((message as { request: IncomingMessage }).request);
}
