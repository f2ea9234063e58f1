import { ERRORS } from "@confiserie/domain/contract/error";
import { addressFault } from "@confiserie/domain/operations/query-limits";
import { isFetchableImage } from "./image-address";

/** What is known of a request before anything acts on it. */
export interface Arrival {
	method: string;
	/** As on the request line: "/products?page=2", but also "*" or "http://shop.example/". */
	url: string;
}
/** How a request is passed on, or with which status it is refused. */
export type Verdict = { pass: Arrival } | { refuse: 400 | 405 | 414; isCall: boolean };

/** Routes that accept a body; every other address is a page or a file. */
const CALLS = /^\/api(\/|$)/;
const CALL_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const PAGE_METHODS = new Set(["GET", "HEAD", "POST"]);
const IMAGES = "/_next/image";
/** Addresses that only this server uses: Next's page for a failed server, which it would serve with status 500, and the refusals. */
const INTERNAL = /^\/(_global-error|refus)(\/|$)/;
const NOT_FOUND = "/_not-found";

/**
 * What becomes of a request: Next responds to an address that it cannot decode, and a method that fetch does not know, with
 * a server error, and a page to any method. A form sent before the page's scripts ran gets its page again.
 */
export function judge({ method, url }: Arrival): Verdict {
	const asked = originForm(url);
	const isCall = asked !== null && CALLS.test(asked.pathname);
	if (asked === null || !isDecodable(asked.pathname)) return { refuse: 400, isCall };
	const { pathname, search } = asked;
	const fault = addressFault(search);
	if (fault) return { refuse: ERRORS[fault.code].status, isCall };
	if (!(isCall ? CALL_METHODS : PAGE_METHODS).has(method)) return { refuse: 405, isCall };
	if (pathname === IMAGES && !isFetchableImage(search)) return { refuse: 400, isCall };
	const path = INTERNAL.test(pathname) ? NOT_FOUND : pathname + search;
	return { pass: { method: method === "POST" && !isCall ? "GET" : method, url: path } };
}

/**
 * Path and query of a request line as every reader of addresses understands them, dot segments resolved; also of one
 * that names the host (RFC 9112 §3.2). Null for anything else.
 */
function originForm(url: string): URL | null {
	// Put behind a host, so that "//evil.example" stays a path.
	const address = url.startsWith("/") ? `http://door${url}` : url;
	return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : null;
}

function isDecodable(pathname: string): boolean {
	try {
		decodeURIComponent(pathname);
		return true;
	} catch {
		return false;
	}
}
