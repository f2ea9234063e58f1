import type { IncomingMessage } from "node:http";

const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a page of another site makes a browser ask this in somebody's name: an unsafe method, with a cookie, from an
 * origin that is neither this server's own nor among `own` ("https://api.shop.example"). A program sends no Origin, and
 * a bearer token is nothing that a browser adds by itself.
 */
export function isForeignPage(req: Pick<IncomingMessage, "method" | "headers">, own: readonly string[]): boolean {
	const { cookie, origin, host, "sec-fetch-site": site } = req.headers;
	if (SAFE_METHODS.includes(req.method ?? "") || !cookie) return false;
	if (origin === undefined) return site === "cross-site" || site === "same-site";
	if (own.includes(origin)) return false;
	return !URL.canParse(origin) || new URL(origin).host !== host;
}
