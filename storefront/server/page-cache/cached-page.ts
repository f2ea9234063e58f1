import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as deflate } from "node:zlib";
import { UNTIL_PLACE, VERSION_PLACE } from "../../src/lib/fresh-page/version-place";
import type { PageReads } from "../../src/lib/page-reads";
import { deferScripts, nonceOf } from "../deferred-scripts/defer-scripts";
import type { PageForm } from "./page-request";
import type { RenderedPage } from "./render-page";

/** A page ready to send, the same bytes to every visitor. */
export interface CachedPage {
	status: number;
	/** False for a page that failed, lacks data, sets a cookie or has no nonce. */
	isCacheable: boolean;
	/** A change of any of these makes the page stale. */
	tags: Set<string>;
	/** Moment from which it holds no more. */
	until: number;
	/** Bytes of all bodies. */
	size: number;
	etag: string;
	/** Headers common to all encodings: names and values in turn, as `writeHead` takes them. */
	headers: string[];
	bodies: Record<"br" | "gzip" | "identity", Buffer>;
	/** The same page with "Stock à vérifier" in place of stock that may have changed. */
	toDoubtful(): Promise<CachedPage>;
}

const CSP = "content-security-policy";
const VARY = "Accept-Encoding, RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch";
const CACHEABLE = new Set([200, 404]);
/** Headers that describe one response of Next, or that a cached page replaces. */
const REPLACED_HEADERS = new Set([
	...["cache-control", "connection", "content-encoding", "content-length", CSP, "date", "etag", "keep-alive"],
	...["set-cookie", "transfer-encoding", "vary", "x-request-id"],
]);
/** A header with more hashes is refused by some proxies. */
const MAXIMUM_HASHES = 40;
/** A header with more tags is too; such a page is not left to caches in front. */
const MAXIMUM_TAGS = 150;
const RETRY_SECONDS = 5;
const STALE_IF_ERROR_SECONDS = 86_400;
/** For how long this server may send the same page (page-cache.ts). */
const SERVED_SECONDS = 600;
/** Ends the version of a page that may be out of date: an open page checks again soon (src/lib/fresh-page). */
const DOUBTFUL = "-";

/**
 * Turns a page that Next rendered under a nonce into one for every visitor: scripts wait for the first paint, the policy names
 * script hashes instead of the nonce, bodies are compressed.
 * @param build what distinguishes pages of the same data: build, site address and day
 * @param sharedSeconds how long a cache in front may serve the page without asking
 */
export function buildPage(rendered: RenderedPage, form: PageForm, build: string, sharedSeconds: number) {
	const { status, headers, reads } = rendered;
	const policy = String(headers[CSP] ?? "");
	const isComplete = CACHEABLE.has(status) && !reads.isIncomplete && !headers["set-cookie"];
	const version = versionOf(rendered, build) + (isComplete ? "" : DOUBTFUL);
	const filledIn = rendered.body.replaceAll(VERSION_PLACE, version).replaceAll(UNTIL_PLACE, String(reads.until));
	const sealed = sealPage(filledIn, form, policy);
	const isCacheable = isComplete && sealed !== null;
	const page = {
		status,
		isCacheable,
		tags: reads.tags,
		until: reads.until,
		headers: storedHeaders(headers, nonceOf(policy)),
	};
	page.headers.push(CSP, sealed?.policy ?? policy, "Vary", VARY);
	if (status === 503) page.headers.push("Retry-After", String(RETRY_SECONDS));
	page.headers.push(
		...(isCacheable ? cacheHeaders(form, reads, sharedSeconds) : ["Cache-Control", "private, no-store"]),
	);
	return assemble(page, form, sealed?.body ?? rendered.body, version);
}

async function assemble(
	page: Pick<CachedPage, "status" | "isCacheable" | "tags" | "until" | "headers">,
	form: PageForm,
	text: string,
	version: string,
): Promise<CachedPage> {
	const body = Buffer.from(text, "latin1");
	// HTML has its own bytes for ETag: the policy of a 304 fits them alone.
	const etag = `W/"${form === "html" ? createHash("sha256").update(body).digest("base64url").slice(0, 22) : version}"`;
	const [br, gzip] = await Promise.all([toBrotli(body), toGzip(body)]);
	let doubtful: Promise<CachedPage> | undefined;
	return {
		...page,
		size: body.length + br.length + gzip.length,
		etag,
		headers: page.isCacheable ? [...page.headers, "ETag", etag] : page.headers,
		bodies: { identity: body, br, gzip },
		toDoubtful() {
			// HTML gets an attribute for the style sheet, outside of scripts, so their hashes stay valid. A navigation reads it from the version.
			const [search, mark] = form === "html" ? ["<html ", "<html data-doubtful "] : [version, version + DOUBTFUL];
			doubtful ??= assemble(page, form, text.replaceAll(search, mark), version + DOUBTFUL);
			return doubtful;
		},
	};
}

/**
 * Removes the nonce and names the hash of each of the page's own inline scripts in its place. Injected markup does not know the
 * nonce, gets no hash, and stays refused. Returns null for a page that cannot be shared.
 */
export function sealPage(page: string, form: PageForm, policy: string) {
	const nonce = nonceOf(policy);
	if (!nonce) return null;
	const { html, inlineScripts } = form === "html" ? deferScripts(page, nonce) : { html: page, inlineScripts: [] };
	// Next repeats the nonce in its data; an empty one stands there.
	const withoutNonce = (text: string) => text.replaceAll(` nonce="${nonce}"`, "").replaceAll(nonce, "");
	const hashes = inlineScripts.map((script) =>
		createHash("sha256").update(withoutNonce(script), "latin1").digest("base64"),
	);
	const sources = [...new Set(hashes)].map((hash) => ` 'sha256-${hash}'`);
	if (sources.length > MAXIMUM_HASHES) return null;
	return {
		body: withoutNonce(html),
		policy: policy.replace(` 'nonce-${nonce}'`, () => sources.join("")),
	};
}

/**
 * Version of a page's inputs: the backend's responses, the build and the status. A hash of its bytes would vary, since React
 * streams the parts of a page in the order in which they are ready.
 */
export function versionOf({ status, reads }: Pick<RenderedPage, "status" | "reads">, build: string): string {
	const answers = [...reads.answers].sort(([one], [other]) => (one < other ? -1 : 1));
	return createHash("sha256")
		.update(JSON.stringify([build, status, answers]))
		.digest("hex")
		.slice(0, 24);
}

/** Browsers revalidate on each request, so that Back and reload show the current page; an upstream cache need not. */
function cacheHeaders(form: PageForm, { tags, until }: PageReads, seconds: number): string[] {
	const secondsLeft = Math.floor((until - Date.now()) / 1000) - SERVED_SECONDS - 2 * seconds;
	// Few caches heed the headers by which navigations differ.
	if (form !== "html" || tags.size > MAXIMUM_TAGS || secondsLeft < 0) return ["Cache-Control", "private, no-cache"];
	const staleSeconds = Math.min(STALE_IF_ERROR_SECONDS, secondsLeft);
	const control = `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${staleSeconds}`;
	return ["Cache-Control", control, "Cache-Tag", [...tags].join(","), "Surrogate-Key", [...tags].join(" ")];
}

function storedHeaders(headers: IncomingHttpHeaders, nonce: string | undefined): string[] {
	return Object.entries(headers).flatMap(([name, value]) =>
		// The Link header names the nonce too.
		value === undefined || REPLACED_HEADERS.has(name) ? [] : [name, String(value).replaceAll(`; nonce="${nonce}"`, "")],
	);
}

/** Higher levels take ten times as long for some hundred bytes. */
const LEVEL = 7;
const toGzip = (body: Buffer) => promisify(deflate)(body, { level: LEVEL });
const toBrotli = (body: Buffer) =>
	promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } });
