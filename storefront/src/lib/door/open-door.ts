import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
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
	const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
	proveLaunch(request, response);
	namePeer(request);
	admit(request);
}

/** Proves to the launcher that this process, which it started, answers a health check at its port. */
function proveLaunch({ url = "" }: IncomingMessage, response: ServerResponse): void {
	const token = process.env.LAUNCH_TOKEN;
	if (token && url.startsWith("/health/")) response.setHeader("X-Launch-Token", token);
}
