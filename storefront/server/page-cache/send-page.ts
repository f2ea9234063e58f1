import type { IncomingMessage, ServerResponse } from "node:http";
import type { CachedPage, Encoding } from "./cached-page";

/** Sends a page in the best encoding that the client accepts, or 304 when the client has it. */
export function sendPage(
	request: IncomingMessage,
	response: ServerResponse,
	page: CachedPage,
	requestId?: string,
): void {
	const headers = requestId === undefined ? page.headers : [...page.headers, "X-Request-Id", requestId];
	if (page.isCacheable && page.status === 200 && matches(request.headers["if-none-match"], page.etag)) {
		response.writeHead(304, headers).end();
		return;
	}
	const encoding = encodingFor(request.headers["accept-encoding"]);
	const body = page.bodies[encoding];
	const contentEncoding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
	response.writeHead(page.status, [...headers, "Content-Length", String(body.length), ...contentEncoding]);
	response.end(request.method === "HEAD" ? undefined : body);
}

const ENCODINGS = (["br", "gzip"] as const).map(
	(name) => [name, new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, "i")] as const,
);

/** RFC 9110 §12.5.3 for the encodings that exist here; identity when none is named. */
export function encodingFor(accepted: string | string[] = ""): Encoding {
	const found = ENCODINGS.find(([, pattern]) => {
		const named = pattern.exec(String(accepted));
		return named && Number(named[1] ?? 1) > 0;
	});
	return found?.[0] ?? "identity";
}

/** Weak comparison: the encodings of a page share its tag. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
	const opaque = etag.slice("W/".length);
	return (ifNoneMatch ?? "").split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === opaque);
}
