import type { IncomingMessage, ServerResponse } from "node:http";
import type { Sql } from "../../lib/database/sql";
import { sharedRead } from "../../lib/shared-read";
import { searchVersion } from "../../modules/catalog/search/reads";
import { namesTag } from "../known-tag";
import { bodyIn, CachedResponses, type Encoding, responseOf } from "./cached-responses";
import type { CatalogueRead } from "./reads";

/** Sends catalogue reads from a database; one for each process (ADR 17). */
export function catalogueSender(sql: Sql) {
	const responses = new CachedResponses({
		version: sharedRead(() => searchVersion(sql)),
		now: () => performance.now(),
		maximumAgeMs: 1000,
		maximumBytes: 64 * 1024 * 1024,
	});
	/** @throws what the read throws */
	return async (req: IncomingMessage, res: ServerResponse, { key, make, cacheControl }: CatalogueRead) => {
		const found = key === undefined ? responseOf(await make("")) : await responses.get(key, make);
		res.setHeader("Vary", "Origin, Accept-Encoding");
		res.setHeader("Cache-Control", cacheControl);
		res.setHeader("ETag", found.etag);
		if (isKnown(req, found.etag)) {
			res.writeHead(304).end();
			return;
		}
		const { body, encoding } = await bodyIn(acceptedBy(req), found);
		res.setHeader("Content-Type", "application/json; charset=utf-8");
		if (encoding) res.setHeader("Content-Encoding", encoding);
		res.setHeader("Content-Length", body.length);
		res.writeHead(200).end(req.method === "HEAD" ? undefined : body);
	};
}

/** Brotli before gzip, each with how a request accepts it. */
const ENCODINGS = (["br", "gzip"] as const).map((encoding) => ({
	encoding,
	accepted: new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(1|0?\\.\\d*[1-9]\\d*).*)?$`),
}));

/** The encodings that a request accepts, the best first. */
function acceptedBy(req: IncomingMessage): Encoding[] {
	const parts = String(req.headers["accept-encoding"] ?? "").split(",");
	return ENCODINGS.filter(({ accepted }) => parts.some((part) => accepted.test(part))).map(({ encoding }) => encoding);
}

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
	// A request's "no-cache" asks for the whole response.
	if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(String(headers["cache-control"] ?? ""))) return false;
	return namesTag(headers["if-none-match"], etag);
}
