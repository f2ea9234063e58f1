// @ts-check
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { readFileSync } from "node:fs";

const CLIENT_LEFT = 499;
const HEADER = "x-request-id";

/**
 * Gives each request of this process its id, so that the backend's lines carry it as well; and writes a line of each once it is over, under its route: an address may hold a token, a search somebody's name.
 * @param {import("pino").Logger} log
 * @param {(path: string) => string} routeOf
 * @param {{ saysIds: boolean }} options whether each response is told its id here; else whoever answers does, see `requestIdOf`
 */
export function logRequests(log, routeOf, { saysIds }) {
	isLogged = true;
	subscribe("http.server.request.start", (message) => {
		const { request, response } =
			/** @type {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse }} */ (
				message
			);
		const startedAt = performance.now();
		const requestId = readableId(request.headers[HEADER]);
		request.headers[HEADER] = requestId;
		if (saysIds) response.setHeader("X-Request-Id", requestId);
		const { method } = request;
		// A page that this process makes for everybody (pages/press.mjs), beside the request that asked for it.
		const what = request.headers["x-page-ticket"] === undefined ? "request" : "render";
		const [path = "/"] = (request.url ?? "/").split("?");
		response.once("close", () => {
			const route = routeOf(path);
			const status = response.writableFinished ? response.statusCode : CLIENT_LEFT;
			const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
			const isRoutine = (route === BUILT || route.startsWith("/health/")) && status < 400;
			log[isRoutine ? "debug" : "info"]({ requestId, method, route, status, durationMs }, what);
		});
	});
}

let isLogged = false;

/** The id of a request, for its response; undefined where requests are not logged. @param {import("node:http").IncomingMessage} request */
export function requestIdOf(request) {
	return isLogged ? String(request.headers[HEADER]) : undefined;
}

/** The id that a proxy in front chose, when it is one that may stand in a log. @param {string | string[] | undefined} given */
function readableId(given) {
	return typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

const BUILT = "/_next/*";

/**
 * Tells the route of an address, as Next's build lists them: "/payer/[token]", or "unknown".
 * @param {string} manifestFile
 * @returns {(path: string) => string}
 */
export function readRoutes(manifestFile) {
	const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(manifestFile, "utf8"));
	const fixed = new Set(staticRoutes.map((/** @type {{ page: string }} */ { page }) => page));
	/** @type {{ page: string, pattern: RegExp }[]} */
	const patterns = dynamicRoutes.map((/** @type {{ page: string, regex: string }} */ { page, regex }) => ({
		page,
		pattern: new RegExp(regex),
	}));
	return (path) => {
		if (fixed.has(path)) return path;
		if (path.startsWith("/_next/")) return BUILT;
		return patterns.find(({ pattern }) => pattern.test(path))?.page ?? "unknown";
	};
}
