import { jsonLog } from "../lib/log/open-log";
import { watchRequests } from "./request-watch";

/** Machines poll these all the time, so they are logged at the most verbose level only. */
const ROUTINE = new Set(["/health", "/health/*", "/health/live", "/health/ready", "/metrics/*", "/api/changes"]);

/** One line a request, where logs are JSON. On a terminal Medusa writes its own. */
export function logRequests(): void {
	const log = jsonLog();
	if (!log) return;
	watchRequests(({ requestId, method, route, status, durationMs, order, refusal, account }) => {
		const level = ROUTINE.has(route) && status < 400 ? "debug" : "info";
		log.line(level, "request", { requestId, method, route, status, durationMs, order, refusal, account });
	});
}
