import type { IncomingMessage } from "node:http";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a page of another site triggers this request with the user's credentials: an unsafe method, with a cookie,
 * from an origin that is neither this server's own nor among `own` ("https://api.shop.example"). Programs send no
 * Origin, and a browser never adds a bearer token by itself.
 */
export function isForeignPage(req: Pick<IncomingMessage, "method" | "headers">, own: readonly string[]): boolean {
	const { cookie, origin, host, "sec-fetch-site": site } = req.headers;
	if (SAFE_METHODS.includes(req.method ?? "") || !cookie) return false;
	if (origin === undefined) return site === "cross-site" || site === "same-site";
	if (own.includes(origin)) return false;
	return !URL.canParse(origin) || new URL(origin).host !== host;
}
