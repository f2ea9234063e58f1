import { jsonLog } from "../lib/log/open-log";
import { watchRequests } from "./request-watch";

/** Asked for all the time by machines: told only where everything is. */
const ROUTINE = new Set(["/health", "/health/*", "/health/live", "/health/ready", "/metrics/*", "/api/changes"]);

/** One line a request, where logs are JSON. On a terminal the engine writes its own. */
export function logRequests(): void {
	const log = jsonLog();
	if (!log) return;
	watchRequests(({ requestId, method, route, status, durationMs, order }) => {
		const level = ROUTINE.has(route) && status < 400 ? "debug" : "info";
		log.line(level, "request", { requestId, method, route, status, durationMs, order });
	});
}
