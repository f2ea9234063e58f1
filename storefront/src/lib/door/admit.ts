import type { IncomingMessage } from "node:http";
import { judge } from "./judge";
import { refusalPath } from "./refusal";
import { isReadableRouterState } from "./router-state";

type Arriving = Pick<IncomingMessage, "method" | "url" | "headers" | "resume">;

const ROUTER_STATE = "next-router-state-tree";

/**
 * Rewrites an incoming request into a form that Next handles well: a refused one goes to the page of its refusal, and
 * input that Next fails on is removed.
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
	// The body is not read: left in the socket, it would cut the response off.
	if (request.method === "GET" || request.method === "HEAD") request.resume();
	const state = request.headers[ROUTER_STATE];
	if (typeof state === "string" && !isReadableRouterState(state)) delete request.headers[ROUTER_STATE];
}
