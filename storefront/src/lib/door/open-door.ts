import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { admit } from "./admit";
import { namePeer } from "./name-peer";

/** Node's own channel; its subscribers run before the server's handler. */
const ARRIVALS = "http.server.request.start";

/** Passes every request to a server of this process through `admit` first, with the client's address. */
export function openDoor(): void {
	// Development registers again after a change: one door at a time.
	unsubscribe(ARRIVALS, pass);
	subscribe(ARRIVALS, pass);
}

function pass(message: unknown): void {
	const { request } = message as { request: IncomingMessage };
	namePeer(request);
	admit(request);
}
