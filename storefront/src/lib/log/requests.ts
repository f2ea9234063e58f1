import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

const CLIENT_LEFT = 499;
const HEADER = "x-request-id";
const BUILT_FILES = "/_next/*";

let isLogged = false;

/**
 * Gives each request of this process its id, which the backend's lines repeat, and logs it once it is over. A line names the
 * route, never the address: that may hold a token or a customer's search.
 * @param options.setsHeader whether to set the response's id here; otherwise the request handler does, with `requestIdOf`
 */
export function logRequests(
	log: Logger,
	routeOf: (path: string) => string,
	{ setsHeader }: { setsHeader: boolean },
): void {
	isLogged = true;
	subscribe("http.server.request.start", (message) => {
		const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
		const startedAt = performance.now();
		const requestId = safeId(request.headers[HEADER]);
		request.headers[HEADER] = requestId;
		if (setsHeader) response.setHeader("X-Request-Id", requestId);
		const { method } = request;
		// A render for the page cache (server/page-cache/render-page.ts) has a line beside the request that caused it.
		const kind = request.headers["x-page-ticket"] === undefined ? "request" : "render";
		const [path = "/"] = (request.url ?? "/").split("?");
		response.once("close", () => {
			const route = routeOf(path);
			const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
			const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
			const isRoutine = (route === BUILT_FILES || route.startsWith("/health/")) && status < 400;
			log[isRoutine ? "debug" : "info"]({ requestId, method, route, status, durationMs }, kind);
		});
	});
}

/** The id of a request for its response; undefined where requests are not logged. */
export function requestIdOf(request: IncomingMessage): string | undefined {
	return isLogged ? String(request.headers[HEADER]) : undefined;
}

/** Accepts the id that a proxy chose if it cannot forge a log line. */
function safeId(given: string | string[] | undefined): string {
	return typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

interface RoutesManifest {
	staticRoutes: { page: string }[];
	dynamicRoutes: { page: string; regex: string }[];
}

/** Returns a function that names the route of a path as Next's build does: "/payer/[token]", or "unknown". */
export function readRoutes(manifestFile: string): (path: string) => string {
	const { staticRoutes, dynamicRoutes }: RoutesManifest = JSON.parse(readFileSync(manifestFile, "utf8"));
	const fixed = new Set(staticRoutes.map(({ page }) => page));
	const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
	return (path) => {
		if (fixed.has(path)) return path;
		if (path.startsWith("/_next/")) return BUILT_FILES;
		return patterns.find(({ pattern }) => pattern.test(path))?.page ?? "unknown";
	};
}
