import type { IncomingMessage, ServerResponse } from "node:http";
import { isDatabaseOutage } from "../lib/database/outage";
import { standBefore } from "../lib/front";
import { bodyIn, type Encoding } from "../lib/kept-responses";
import { keyIn } from "./bearer";
import { allowStorefront } from "./cors";
import { noteEarlyFailure } from "./early-failure";
import { protect } from "./gate";
import { namesTag } from "./known-tag";
import {
	KEPT_PRODUCTS,
	oneProduct,
	type ProductResponse,
	productList,
	productSearch,
	suggestions,
} from "./product-responses";

/**
 * Answers the public product routes before the engine: its scope, session, log and parsers take longer than the response
 * itself. What fails is left to the engine's way, with the reason. Called once, before the server takes requests.
 */
export function openProductFront(): void {
	standBefore((req, res, next) => void serve(req, res, next));
}

async function serve(req: IncomingMessage, res: ServerResponse, engine: () => void): Promise<void> {
	const url = req.url ?? "";
	const isRead = req.method === "GET" || req.method === "HEAD";
	// A channel's key is looked at by the gate.
	if (!isRead || !url.startsWith("/api/products") || keyIn(req)) {
		engine();
		return;
	}
	try {
		const wanted = responseAt(url);
		if (wanted) await sendProducts(req, res, wanted);
		else engine();
	} catch (error) {
		// Whatever else failed may well do so again, where it is answered: only a wait for the database is not made twice.
		if (isDatabaseOutage(error)) noteEarlyFailure(req, error);
		engine();
	}
}

/** The response at an address; undefined for one that is not a product route in its plain form. */
function responseAt(url: string): ProductResponse | undefined {
	const [path = "", text = "", ...rest] = url.split("?");
	// Lists of lists, "a[b]=c", and what is not encoded as it should are read by the engine's parser alone.
	if (rest.length > 0 || !PLAIN_QUERY.test(text)) return undefined;
	const query = queryOf(text);
	if (path === "/api/products") return productList(query);
	if (path === "/api/products/search") return productSearch(query);
	if (path === "/api/products/search/suggestions") return suggestions(query);
	const id = /^\/api\/products\/([\w-]+)$/.exec(path)?.[1];
	return id === undefined ? undefined : oneProduct(id);
}

const PLAIN_QUERY = /^(?:[\w.~*!'()+&=,:;@/-]|%(?!5[bBdD])[\da-fA-F]{2}){0,2000}$/;

/** A name that comes once has a text, one that comes several times a list of them. */
function queryOf(text: string): Record<string, string | string[]> {
	// Throws for what is no text in UTF-8.
	decodeURIComponent(text);
	const parameters = new URLSearchParams(text);
	const names = [...new Set(parameters.keys())];
	return Object.fromEntries(
		names.map((name) => {
			const values = parameters.getAll(name);
			return [name, values.length > 1 ? values : (values[0] ?? "")];
		}),
	);
}

/** Sends a response of the product routes, unless the request knows it already. @throws what making it throws */
export async function sendProducts(req: IncomingMessage, res: ServerResponse, wanted: ProductResponse): Promise<void> {
	const found = await KEPT_PRODUCTS.get(wanted.key, wanted.make);
	protect(res);
	allowStorefront(req, res);
	const { body, encoding } = bodyIn(acceptedBy(req), found);
	res.setHeader("Vary", "Origin, Accept-Encoding");
	res.setHeader("Cache-Control", wanted.cacheControl);
	res.setHeader("ETag", found.etag);
	if (isKnown(req, found.etag)) {
		res.writeHead(304).end();
		return;
	}
	res.setHeader("Content-Type", "application/json; charset=utf-8");
	if (encoding) res.setHeader("Content-Encoding", encoding);
	res.setHeader("Content-Length", body.length);
	res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
}

/** Brotli before gzip, each with how a request takes it. */
const ENCODINGS = (["br", "gzip"] as const).map((encoding) => ({
	encoding,
	taken: new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(1|0?\\.\\d*[1-9]\\d*).*)?$`),
}));

/** The encodings that a request takes, the best first. */
function acceptedBy(req: IncomingMessage): Encoding[] {
	const parts = String(req.headers["accept-encoding"] ?? "").split(",");
	return ENCODINGS.filter(({ taken }) => parts.some((part) => taken.test(part))).map(({ encoding }) => encoding);
}

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
	// "no-cache" of a request asks for the whole response, as everywhere behind this.
	if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(String(headers["cache-control"] ?? ""))) return false;
	return namesTag(headers["if-none-match"], etag);
}
