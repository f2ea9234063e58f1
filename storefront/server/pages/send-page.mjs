// @ts-check
import { bodyIn } from "./finished-page.mjs";

/** What a request may ask for differently at one address. */
const VARY = "Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch";
/** For how long a cache in front may go on while this server is away. */
const IF_ERROR_SECONDS = 86_400;
/** A list of more products than a header can name is left to this server. */
const MAXIMUM_TAGS = 150;
/** After how long a page that could not be made may be asked for again. */
const RETRY_SECONDS = 5;
const FOR_BROWSERS = "private, no-cache";

/**
 * Answers with a finished page: in the best encoding that is understood, with 304 where the browser has it already.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {import("./finished-page.mjs").FinishedPage} page
 * @param {object} options
 * @param {boolean} options.isShared a cache in front may keep it too
 * @param {number} options.sharedSeconds for how long, without asking
 * @param {(bytes: number) => void} options.grown
 * @param {string} [options.requestId]
 * @returns {void | Promise<void>} at once where the encoding is kept already
 */
export function sendPage(request, response, page, { isShared, sharedSeconds, grown, requestId }) {
	const encoding = encodingFor(request.headers["accept-encoding"]);
	const tag = `W/"${page.mark}"`;
	const common = headersOf(page, isShared ? sharedFor(sharedSeconds) : FOR_BROWSERS, tag);
	// Here rather than set before: a header that is set has Node look at all the others once more.
	const own = requestId === undefined ? common : [...common, "X-Request-Id", requestId];
	if (page.isKeepable && page.status === 200 && hasAlready(request.headers["if-none-match"], tag))
		return void response.writeHead(304, own).end();
	const send = (/** @type {Buffer} */ body) => {
		const headers = [...own, "Content-Length", String(body.length)];
		if (encoding !== "identity") headers.push("Content-Encoding", encoding);
		response.writeHead(page.status, headers);
		response.end(request.method === "HEAD" ? undefined : body);
	};
	const body = bodyIn(page, encoding, grown);
	return body instanceof Promise ? body.then(send) : send(body);
}

/**
 * By page, with what is said of keeping it: name and value in turn, as Node writes them without another look.
 * @type {WeakMap<import("./finished-page.mjs").FinishedPage, { control: string, headers: string[] }>}
 */
const written = new WeakMap();

/**
 * Headers of a page that are the same in each encoding, put together once.
 * @param {import("./finished-page.mjs").FinishedPage} page @param {string} control @param {string} tag
 */
function headersOf(page, control, tag) {
	const before = written.get(page);
	if (before?.control === control) return before.headers;
	const headers = [...page.headers.flat(), "Vary", VARY];
	if (page.status === 503) headers.push("Retry-After", String(RETRY_SECONDS));
	if (!page.isKeepable) headers.push("Cache-Control", "private, no-store");
	else if (control === FOR_BROWSERS || page.tags.size > MAXIMUM_TAGS)
		headers.push("ETag", tag, "Cache-Control", FOR_BROWSERS);
	else {
		headers.push("ETag", tag, "Cache-Control", control);
		headers.push("Cache-Tag", [...page.tags].join(","), "Surrogate-Key", [...page.tags].join(" "));
	}
	written.set(page, { control, headers });
	return headers;
}

/** A browser asks each time, so that Back and reload show what is true; a cache in front need not. @param {number} seconds */
function sharedFor(seconds) {
	return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${IF_ERROR_SECONDS}`;
}

/**
 * RFC 9110 §12.5.3, as far as the three encodings go that there are; identity when none is named.
 * @param {string | string[]} [given]
 */
export function encodingFor(given = "") {
	const accepted = String(given);
	for (const [encoding, pattern] of ENCODINGS) {
		const named = pattern.exec(accepted);
		if (named && Number(named[1] ?? 1) > 0) return encoding;
	}
	return "identity";
}

/** @type {[string, RegExp][]} */
const ENCODINGS = ["br", "gzip"].map((name) => [
	name,
	new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=([\\d.]+)\\s*)?(?:,|$)`, "i"),
]);

/** Compared weakly: the encodings of a page share its tag. @param {string | undefined} known @param {string} tag */
function hasAlready(known, tag) {
	if (!known) return false;
	const opaque = tag.slice(2);
	return known.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === opaque);
}
