import { type ApiError, ERRORS } from "@confiserie/domain/contract/error";
import { environment } from "@/config/environment";
import { connectionHeaders } from "../connection-headers";

/** Besides, fetch sets these itself. */
const NOT_FORWARDED = ["host", "content-length", "expect"];
const BODILESS = new Set(["GET", "HEAD"]);

/**
 * Passes a request on to the backend, unchanged and as a stream, and its response back: status, headers (each cookie
 * apart) and body. Redirects are the browser's to follow. An engine that cannot be reached returns 503 with the
 * JSON that every other error has. `X-Forwarded-*` were set by Next from the connection or by the proxy in front.
 */
export async function forwardToBackend(request: Request): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const headers = new Headers(request.headers);
	for (const name of [...NOT_FORWARDED, ...connectionHeaders(headers.get("connection"))]) headers.delete(name);
	// The backend sends plain bytes to this neighbour; Next compresses for the browser.
	headers.set("accept-encoding", "identity");
	try {
		const response = await fetch(`${environment.backendUrl()}${pathname}${search}`, {
			method: request.method,
			headers,
			body: BODILESS.has(request.method) ? undefined : request.body,
			redirect: "manual",
			cache: "no-store",
			signal: request.signal,
			// Streams the upload: without it undici refuses a body that is a stream.
			duplex: "half",
		} as RequestInit);
		return new Response(response.body, { status: response.status, headers: responseHeaders(response.headers) });
	} catch (cause) {
		if (request.signal.aborted) return new Response(null, { status: 499 });
		// Not the path: it may hold the token of a payment link.
		console.error(`Backend unreachable, request ${headers.get("x-request-id")}:`, cause);
		return unavailable();
	}
}

function responseHeaders(from: Headers): Headers {
	const headers = new Headers(from);
	for (const name of ["host", "expect", ...connectionHeaders(from.get("connection"))]) headers.delete(name);
	// fetch has already undone any compression.
	if (headers.has("content-encoding")) {
		headers.delete("content-encoding");
		headers.delete("content-length");
	}
	headers.delete("set-cookie");
	for (const cookie of from.getSetCookie()) headers.append("set-cookie", cookie);
	return headers;
}

function unavailable(): Response {
	const { status, message } = ERRORS.SERVICE_UNAVAILABLE;
	const body: ApiError = { code: "SERVICE_UNAVAILABLE", message };
	return Response.json(body, { status, headers: { "cache-control": "no-store", "retry-after": "5" } });
}
