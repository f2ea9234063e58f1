// @ts-check
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { scriptHolder } from "../hold-scripts.mjs";
import { LOADER } from "../loader.mjs";
import { doubtfulVersion, replaced, versionOf, withVersion } from "./page-version.mjs";
import { sealPage } from "./seal-page.mjs";

/** Made once for thousands of answers; the levels beyond cost ten times as much for a few hundred bytes. */
const BROTLI_LEVEL = 7;
const GZIP_LEVEL = 7;
/** Headers of Next's answer that belong to that answer alone, or that are said anew for a kept page. */
const NOT_KEPT = new Set([
	...["cache-control", "connection", "content-encoding", "content-length", "content-security-policy", "date", "etag"],
	...["keep-alive", "set-cookie", "transfer-encoding", "vary", "x-request-id"],
]);
const KEEPABLE = new Set([200, 404]);
const POLICY = "content-security-policy";

/**
 * A page as it goes out, the same bytes to everybody. Compressed copies are made when the first browser wants them.
 * @typedef {object} FinishedPage
 * @property {number} status
 * @property {boolean} isKeepable
 * @property {Set<string>} tags
 * @property {number} bytes what it takes as long as no copy is made
 * @property {[string, string][]} headers those that are the same in each of its encodings
 * @property {string} mark what tells these bytes from any others, for ETag
 * @property {string} version what the page says of itself (page-version.mjs)
 * @property {import("./asked-page.mjs").AskedPage["form"]} form
 * @property {Map<string, Buffer | Promise<Buffer>>} bodies by encoding
 */

/**
 * Finishes what Next made: scripts that wait for the first paint, and a policy of hashes. A page of which something could
 * not be read is good for its visitor alone, as is one that sets a cookie or that is no page at all.
 * @param {import("./press.mjs").MadePage} made
 * @param {import("./asked-page.mjs").AskedPage["form"]} form
 * @param {string} build what its version is of, beside what was read
 * @returns {FinishedPage}
 */
export function finishPage(made, form, build) {
	const { status, headers, body, reads } = made;
	const policy = String(headers[POLICY] ?? "");
	const version = versionOf(made, build);
	const isGood = KEEPABLE.has(status) && !reads.isIncomplete && !headers["set-cookie"];
	const named = withVersion(body, isGood ? version : doubtfulVersion(version));
	const held = form === "html" ? holdAll(named) : named;
	const sealed = sealPage(held, policy);
	const plain = sealed?.body ?? held;
	return {
		status,
		isKeepable: isGood && sealed !== null,
		tags: reads.tags,
		bytes: plain.length,
		headers: [...keptHeaders(headers, sealed?.nonce), [POLICY, sealed?.policy ?? policy]],
		// The policy that a 304 brings is one of hashes: of the very bytes that the browser has.
		mark: form === "html" ? createHash("sha256").update(plain).digest("base64url").slice(0, 22) : version,
		version,
		form,
		bodies: new Map([["identity", plain]]),
	};
}

/**
 * The page's bytes in an encoding.
 * @param {FinishedPage} page @param {string} encoding "br", "gzip" or "identity"
 * @param {(bytes: number) => void} grown told how many bytes a new copy takes
 * @returns {Buffer | Promise<Buffer>}
 */
export function bodyIn(page, encoding, grown) {
	const body = page.bodies.get(encoding);
	if (body) return body;
	const plain = /** @type {Buffer} */ (page.bodies.get("identity"));
	const copy = compressed(plain, encoding).then((bytes) => {
		page.bodies.set(encoding, bytes);
		grown(bytes.length);
		return bytes;
	});
	page.bodies.set(encoding, copy);
	return copy;
}

/** @type {WeakMap<FinishedPage, FinishedPage>} */
const doubtfulPages = new WeakMap();

/**
 * The page saying "Stock à vérifier" in the place of what was true minutes ago: by a mark at its root for the style sheet. What
 * the router gets has no root; there the page learns it from its version.
 * @param {FinishedPage} page @returns {FinishedPage}
 */
export function doubtful(page) {
	const before = doubtfulPages.get(page);
	if (before) return before;
	const plain = /** @type {Buffer} */ (page.bodies.get("identity"));
	const body =
		page.form === "html"
			? replaced(plain, "<html ", "<html data-doubtful ")
			: replaced(plain, page.version, doubtfulVersion(page.version));
	const marked = { ...page, mark: doubtfulVersion(page.mark), bodies: new Map([["identity", body]]) };
	doubtfulPages.set(page, marked);
	return marked;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** @param {Buffer} plain @param {string} encoding */
function compressed(plain, encoding) {
	if (encoding === "gzip") return deflate(plain, { level: GZIP_LEVEL });
	const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
	return brotli(plain, { params });
}

/** @param {Buffer} body */
function holdAll(body) {
	const holder = scriptHolder(LOADER);
	return Buffer.concat([holder.push(body), holder.rest()]);
}

/** @param {import("node:http").IncomingHttpHeaders} headers @param {string} [nonce] @returns {[string, string][]} */
function keptHeaders(headers, nonce) {
	return Object.entries(headers).flatMap(([name, value]) => {
		if (value === undefined || NOT_KEPT.has(name)) return [];
		// In Link, beside what is to be fetched ahead.
		const text = String(value).replaceAll(`; nonce="${nonce}"`, "");
		return [/** @type {[string, string]} */ ([name, text])];
	});
}
