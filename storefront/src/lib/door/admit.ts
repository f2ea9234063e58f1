import type { IncomingMessage } from "node:http";
import { judge } from "./judge";
import { refusalPath } from "./refusal";
import { isReadableRouterState } from "./router-state";

type Arriving = Pick<IncomingMessage, "method" | "url" | "headers" | "resume">;

const ROUTER_STATE = "next-router-state-tree";

/**
 * Brings a request that has just arrived into a form that Next handles well: what is refused is led to the page that
 * says so, whatever Next would stumble over is left out.
 */
export function admit(request: Arriving): void {
	const { method = "GET", url = "/" } = request;
	const verdict = judge({ method, url });
	if ("refuse" in verdict) {
		// The one method that every page knows; the response to HEAD stays without a body.
		if (request.method !== "HEAD") request.method = "GET";
		request.url = refusalPath(verdict);
		// Next's router would be sent elsewhere first.
		delete request.headers.rsc;
		request.resume();
		return;
	}
	request.method = verdict.pass.method;
	request.url = verdict.pass.url;
	// Nobody reads it: left where it is, it would cut the response off.
	if (request.method === "GET" || request.method === "HEAD") request.resume();
	const state = request.headers[ROUTER_STATE];
	if (typeof state === "string" && !isReadableRouterState(state)) delete request.headers[ROUTER_STATE];
}
