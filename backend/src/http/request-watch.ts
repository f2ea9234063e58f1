import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { ORDER_NUMBER_PREFIX } from "@confiserie/domain/orders/order-number";
import { routesAt } from "./routes";

/** A request that has been answered, or whose client went away before. Nothing of it names a person. */
export interface SeenRequest {
	requestId: string;
	method: string;
	/** As the route is written: "/api/orders/:id". Never what was asked for. */
	route: string;
	/** 499 where the client left before the response was whole. */
	status: number;
	durationMs: number;
	/** Number or id of the order that it was about. */
	order: string | undefined;
	/** Code of the refusal, and the id of the account that was refused, if it is known. */
	refusal: string | undefined;
	account: string | undefined;
}

const CLIENT_LEFT = 499;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const orders = new WeakMap<IncomingMessage, string>();
const refusals = new WeakMap<IncomingMessage, string>();
const accounts = new WeakMap<IncomingMessage, string>();
const listeners: ((seen: SeenRequest) => void)[] = [];

/** Notes which order a request is about, where its address does not say so. */
export function noteOrder(req: IncomingMessage, orderNumber: string): void {
	orders.set(req, orderNumber);
}

/** Notes why a request is refused. */
export function noteRefusal(req: IncomingMessage, code: string): void {
	refusals.set(req, code);
}

/** Notes whose account a request is made with: said in the log of a refusal alone. */
export function noteAccount(req: IncomingMessage, accountId: string): void {
	accounts.set(req, accountId);
}

/** Calls `listener` at the end of each request. The request gets its id (`X-Request-Id`) before any handler runs. */
export function watchRequests(listener: (seen: SeenRequest) => void): void {
	listeners.push(listener);
	if (listeners.length === 1) subscribe("http.server.request.start", begin);
}

function begin(message: unknown): void {
	if (typeof message !== "object" || message === null || !("request" in message) || !("response" in message)) return;
	const { request, response } = message;
	if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
	const startedAt = performance.now();
	const requestId = readableId(request.headers["x-request-id"]);
	// As Medusa and the error handler will read it.
	request.headers["x-request-id"] = requestId;
	response.setHeader("X-Request-Id", requestId);
	const [path = "/"] = (request.url ?? "/").split("?");
	response.once("close", () => {
		const seen: SeenRequest = {
			requestId,
			method: METHODS.has(request.method ?? "") ? (request.method ?? "") : "OTHER",
			route: routeOf(request, path),
			status: response.writableFinished ? response.statusCode : CLIENT_LEFT,
			durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
			order: orders.get(request) ?? orderIn(path),
			refusal: refusals.get(request),
			account: response.statusCode < 400 ? undefined : accounts.get(request),
		};
		for (const listener of listeners) listener(seen);
	});
}

/** The id that the client or the proxy chose, when it is one that may stand in a log; else one of our own. */
export function readableId(requestId: unknown): string {
	return typeof requestId === "string" && /^[\w-]{1,64}$/.test(requestId) ? requestId : randomUUID();
}

/** Addresses of Medusa that no route of its router answers. */
const TREES = ["/app", "/static", "/admin", "/auth", "/store", "/health", "/metrics"];
const UNKNOWN = "unknown";

/** The route that answers a path, as it is written; "unknown" where there is none. */
export function routeOf(request: IncomingMessage, path: string): string {
	if (path.startsWith("/api/")) return routesAt(path)[0]?.path ?? UNKNOWN;
	// Set by Medusa's router when it has matched the route.
	const route: unknown = Reflect.get(request, "route");
	if (
		typeof route === "object" &&
		route !== null &&
		"path" in route &&
		typeof route.path === "string" &&
		route.path !== "*"
	)
		return route.path;
	const tree = TREES.find((name) => path === name || path.startsWith(`${name}/`));
	return tree ? `${tree}/*` : UNKNOWN;
}

/** Both hold a digit, which the words after "orders/" do not; of a number, its letters may happen to be letters alone. */
const ORDER = new RegExp(`^/api/(?:admin/)?orders/((?=${ORDER_NUMBER_PREFIX}|[\\w-]*\\d)[\\w-]{6,40})(?:/|$)`);

/** An order's id or number in its own address. */
export const orderIn = (path: string): string | undefined => ORDER.exec(path)?.[1];
