// @ts-check
import { bodyIn } from "./finished-page.mjs";

/** What a request may ask for differently at one address. */
const VARY = "Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch";
/** For how long a cache in front may go on while this server is away. */
const IF_ERROR_SECONDS = 86_400;
/** A list of more products than a header can name is left to this server. */
const MAXIMUM_TAGS = 150;

/**
 * Answers with a finished page: in the best encoding that is understood, with 304 where the browser has it already.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {import("./finished-page.mjs").FinishedPage} page
 * @param {object} options
 * @param {boolean} options.isShared a cache in front may keep it too
 * @param {number} options.sharedSeconds for how long, without asking
 * @param {(bytes: number) => void} options.grown
 */
export async function sendPage(request, response, page, { isShared, sharedSeconds, grown }) {
	const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""));
	const copy = bodyIn(page, encoding, grown);
	const body = copy instanceof Buffer ? copy : await copy;
	response.statusCode = page.status;
	for (const [name, value] of page.headers) response.setHeader(name, value);
	response.setHeader("Vary", VARY);
	if (!page.isKeepable) response.setHeader("Cache-Control", "private, no-store");
	else {
		const tag = `W/"${page.mark}"`;
		response.setHeader("ETag", tag);
		if (isShared && page.tags.size <= MAXIMUM_TAGS) {
			response.setHeader("Cache-Control", sharedFor(sharedSeconds));
			response.setHeader("Cache-Tag", [...page.tags].join(","));
			response.setHeader("Surrogate-Key", [...page.tags].join(" "));
		} else response.setHeader("Cache-Control", "private, no-cache");
		if (page.status === 200 && hasAlready(request.headers["if-none-match"], tag)) {
			response.statusCode = 304;
			response.removeHeader("Content-Type");
			return void response.end();
		}
	}
	if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
	response.setHeader("Content-Length", body.length);
	response.end(request.method === "HEAD" ? undefined : body);
}

/** A browser asks each time, so that Back and reload show what is true; a cache in front need not. @param {number} seconds */
function sharedFor(seconds) {
	return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${IF_ERROR_SECONDS}`;
}

/**
 * RFC 9110 §12.5.3, as far as the three encodings go that there are; identity when none is named.
 * @param {string} accepted
 */
export function encodingFor(accepted) {
	for (const encoding of ["br", "gzip"]) {
		const named = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, "i").exec(accepted);
		if (named && Number(named[1] ?? 1) > 0) return encoding;
	}
	return "identity";
}

/** Compared weakly: the encodings of a page share its tag. @param {string | undefined} known @param {string} tag */
function hasAlready(known, tag) {
	if (!known) return false;
	const opaque = tag.slice(2);
	return known.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === opaque);
}
