import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { PAGE_READS, type PageReads } from "../../src/lib/page-reads";
import type { PageForm, PageRequest } from "./page-request";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface NextResponse {
	status: number;
	headers: IncomingHttpHeaders;
	/** latin1, one character per byte, so that replacements leave all other bytes as they are. */
	body: string;
}
export interface RenderedPage extends NextResponse {
	reads: PageReads;
}

const TICKET = "x-page-ticket";
const FORM_HEADERS: Record<PageForm, Record<string, string>> = {
	html: {},
	flight: { rsc: "1" },
	tree: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
};

/**
 * Has Next render pages for an anonymous visitor: without cookies or any other header of a browser. Requests go over loopback
 * as plain HTTP, so nothing depends on Next's internals. Pages report what they read through src/lib/page-reads.ts.
 */
export async function openRenderer(handle: NextHandler) {
	const storage = new AsyncLocalStorage<PageReads>();
	Object.assign(globalThis, { [PAGE_READS]: storage });
	const pending = new Map<string, PageReads>();
	const server = createServer((request, response) => {
		const reads = pending.get(String(request.headers[TICKET]));
		if (!reads) return void response.writeHead(404).end();
		delete request.headers[TICKET];
		storage.run(reads, () => handle(request, response)).catch((error) => response.destroy(error));
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const { port } = server.address() as AddressInfo;
	return {
		async render({ path, form }: PageRequest): Promise<RenderedPage> {
			const ticket = randomUUID();
			const reads: PageReads = { tags: new Set(), isIncomplete: false, answers: new Map(), until: Infinity };
			pending.set(ticket, reads);
			const headers = { [TICKET]: ticket, ...FORM_HEADERS[form] };
			try {
				let page = await request(port, path, headers);
				// Only Next can compute the router's `_rsc`: it redirects to the address with the right one.
				const redirect = form !== "html" && page.status === 307 && page.headers.location;
				if (redirect) page = await request(port, withRouterMark(path, redirect), headers);
				// The router renders any content with status 200; for another status it reloads the whole page.
				const status = form === "html" ? (reads.status ?? page.status) : page.status;
				return { ...page, status, reads };
			} finally {
				pending.delete(ticket);
			}
		},
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function withRouterMark(path: string, location: string): string {
	const mark = new URL(location, "http://localhost").searchParams.get("_rsc") ?? "";
	return `${path}${path.includes("?") ? "&" : "?"}_rsc=${encodeURIComponent(mark)}`;
}

function request(port: number, path: string, headers: Record<string, string>): Promise<NextResponse> {
	return new Promise((resolve, reject) => {
		get({ host: "127.0.0.1", port, path, headers }, (response) => {
			const { statusCode: status = 500, headers } = response;
			buffer(response).then((body) => resolve({ status, headers, body: body.toString("latin1") }), reject);
		}).on("error", reject);
	});
}
