// @ts-check
/** Type of a script that the browser leaves alone until the loader makes a real one of it. */
const HELD_TYPE = "text/x-after-paint";
const SCRIPT = /<script\b(?=[^>]*\ssrc="\/_next\/static\/)(?![^>]*\snomodule)[^>]*>/gi;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/gi;

/**
 * Has the page that `response` carries load its scripts after the first paint: on a slow line they would take the
 * place of what a visitor looks at. Every other answer passes untouched. Must be called after a compression of the
 * answer has been set up, so that it sees plain text.
 * @param {import("node:http").ServerResponse} response
 * @param {string} loader JavaScript that makes real scripts of held ones
 */
export function holdScripts(response, loader) {
	const { writeHead, write, end } = response;
	/** @type {ReturnType<typeof scriptHolder> | null | undefined} */
	let holder;
	// Asked before the headers leave: a compression that writes them afterwards would hide what the answer is.
	const decide = () => {
		if (holder !== undefined) return;
		const isPage = String(response.getHeader("content-type") ?? "").startsWith("text/html");
		holder = isPage && !response.getHeader("content-encoding") ? scriptHolder(loader) : null;
		if (holder && !response.headersSent) response.removeHeader("content-length");
	};
	/** @type {(...head: unknown[]) => typeof response} */
	response.writeHead = (...head) => {
		decide();
		return Reflect.apply(writeHead, response, head);
	};
	/** @type {(chunk: string | Uint8Array, ...rest: unknown[]) => boolean} */
	response.write = (chunk, ...rest) => {
		decide();
		if (!holder) return Reflect.apply(write, response, [chunk, ...rest]);
		return Reflect.apply(write, response, [holder.push(bytes(chunk, rest[0])), rest.find(isFunction)]);
	};
	/** @type {(...rest: unknown[]) => typeof response} */
	response.end = (...rest) => {
		decide();
		if (!holder) return Reflect.apply(end, response, rest);
		const [chunk, encoding] = rest;
		const piece = isChunk(chunk) ? holder.push(bytes(chunk, encoding)) : Buffer.alloc(0);
		return Reflect.apply(end, response, [Buffer.concat([piece, holder.rest()]), rest.find(isFunction)]);
	};
}

/**
 * Rewrites a page that arrives in pieces cut anywhere, even inside a tag or a character.
 * @param {string} loader
 */
export function scriptHolder(loader) {
	let begun = false;
	let carried = "";
	/** @param {string} html */
	const rewrite = (html) =>
		html.replace(PRELOAD, "").replace(SCRIPT, (tag) => {
			const nonce = /\snonce="([^"]+)"/.exec(tag)?.[1];
			// Without a nonce the page's policy would refuse the loader: such a script stays as it is.
			if (!nonce) return tag;
			const first = begun ? "" : `<script nonce="${nonce}">${loader}</script>`;
			begun = true;
			return `${first}<script type="${HELD_TYPE}"${tag.slice("<script".length)}`;
		});
	return {
		/** @param {Buffer} piece what arrived @returns {Buffer} what can be sent on */
		push(piece) {
			// One character a byte: nothing but ASCII is looked at, and every other byte comes back as it was.
			const html = carried + piece.toString("latin1");
			const open = html.lastIndexOf("<");
			const cut = open > html.lastIndexOf(">") ? open : html.length;
			carried = html.slice(cut);
			return Buffer.from(rewrite(html.slice(0, cut)), "latin1");
		},
		/** @returns {Buffer} what was still kept back */
		rest() {
			const kept = carried;
			carried = "";
			return Buffer.from(rewrite(kept), "latin1");
		},
	};
}

/** @param {unknown} value @returns {value is string | Uint8Array} */
const isChunk = (value) => typeof value === "string" || value instanceof Uint8Array;

/** @param {string | Uint8Array} chunk @param {unknown} encoding */
function bytes(chunk, encoding) {
	if (typeof chunk !== "string") return Buffer.from(chunk);
	return Buffer.from(chunk, typeof encoding === "string" ? /** @type {BufferEncoding} */ (encoding) : "utf8");
}

/** @param {unknown} value */
function isFunction(value) {
	return typeof value === "function";
}
