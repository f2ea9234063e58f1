// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { createServer, get } from "node:http";

/**
 * What a page read while it was made: the tags under which a change makes it stale, whether something could not be read, what
 * the engine answered, and the status that follows. Told by src/lib/page-reads.ts, which finds the storage under this name.
 * @typedef {{ tags: Set<string>, isIncomplete: boolean, answers: Map<string, string>, status?: number }} PageReads
 */
const STORAGE = Symbol.for("confiserie.page-reads");
const TICKET = "x-page-ticket";

/**
 * A page as Next made it.
 * @typedef {object} MadePage
 * @property {number} status
 * @property {import("node:http").IncomingHttpHeaders} headers
 * @property {Buffer} body
 * @property {PageReads} reads
 */

/**
 * Has Next make pages for nobody in particular: without cookies and without anything else that a browser tells of itself.
 * They are asked for over loopback, as plain HTTP, so that nothing of Next has to be known.
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void>} answer Next's handler
 */
export async function openPress(answer) {
	/** @type {AsyncLocalStorage<PageReads>} */
	const storage = new AsyncLocalStorage();
	Object.assign(globalThis, { [STORAGE]: storage });
	/** @type {Map<string, PageReads>} */
	const underWay = new Map();
	const server = createServer((request, response) => {
		const reads = underWay.get(String(request.headers[TICKET]));
		if (!reads) return void response.writeHead(404).end();
		delete request.headers[TICKET];
		storage.run(reads, () => answer(request, response)).catch((error) => response.destroy(error));
	});
	await new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(null)));
	const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
	return {
		/** @param {import("./asked-page.mjs").AskedPage} asked @returns {Promise<MadePage>} */
		async make({ path, form }) {
			const ticket = randomUUID();
			/** @type {PageReads} */
			const reads = { tags: new Set(), isIncomplete: false, answers: new Map() };
			underWay.set(ticket, reads);
			const headers = { [TICKET]: ticket, ...FORM_HEADERS[form] };
			try {
				let made = await fetched(port, path, headers);
				// The router's mark is a hash that Next alone makes: it answers with the address that has it.
				const marked = form !== "html" && made.status === 307 && made.headers.location;
				if (marked) made = await fetched(port, markedPath(path, marked), headers);
				// The router shows what a page holds whatever became of it; of another status it would load the page whole.
				const status = form === "html" ? (reads.status ?? made.status) : made.status;
				return { ...made, status, reads };
			} finally {
				underWay.delete(ticket);
			}
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** @type {Record<string, Record<string, string>>} */
const FORM_HEADERS = {
	html: {},
	flight: { rsc: "1" },
	tree: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
};

/** @param {string} path @param {string} location */
function markedPath(path, location) {
	const mark = new URL(location, "http://press").searchParams.get("_rsc") ?? "";
	return `${path}${path.includes("?") ? "&" : "?"}_rsc=${encodeURIComponent(mark)}`;
}

/**
 * @param {number} port @param {string} path @param {Record<string, string>} headers
 * @returns {Promise<Omit<MadePage, "reads">>}
 */
function fetched(port, path, headers) {
	return new Promise((resolve, reject) => {
		const request = get({ host: "127.0.0.1", port, path, headers }, async (response) => {
			try {
				const pieces = [];
				for await (const piece of response) pieces.push(piece);
				resolve({ status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(pieces) });
			} catch (error) {
				reject(error);
			}
		});
		request.on("error", reject);
	});
}
