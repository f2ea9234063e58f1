import type { IncomingMessage, ServerResponse } from "node:http";
import type { Sql } from "../../lib/database/sql";
import { sharedRead } from "../../lib/shared-read";
import { searchVersion } from "../../modules/catalog/search/reads";
import { namesTag } from "../known-tag";
import { bodyIn, CachedResponses, ENCODINGS, type Encoding, responseOf } from "./cached-responses";
import type { CatalogueRead } from "./reads";

/** Where catalogue reads come from. */
export interface ReadSource {
	/** See `searchVersion`. */
	version(): Promise<string>;
	/** Has `make` read a database that is at least as new as the last version. */
	read<Value>(make: (sql: Sql) => Promise<Value>): Promise<Value>;
}

/** Reads of one database. */
export const readsOf = (sql: Sql): ReadSource => ({ version: () => searchVersion(sql), read: (make) => make(sql) });

/** Sends catalogue reads of a source; one for each process (ADR 17). */
export function catalogueSender(source: ReadSource) {
	const version = sharedRead(() => source.version());
	const responses = new CachedResponses({
		version,
		now: () => performance.now(),
		maximumAgeMs: 1000,
		maximumBytes: 64 * 1024 * 1024,
	});
	/** @throws what the read throws */
	return async (req: IncomingMessage, res: ServerResponse, { key, make, cacheControl }: CatalogueRead) => {
		const makeOf = (current: string) => source.read((sql) => make(sql, current));
		const found = key === undefined ? responseOf(await makeOf(await version())) : await responses.get(key, makeOf);
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

/** The encodings that a request accepts, the best first. */
function acceptedBy({ headers }: IncomingMessage): Encoding[] {
	const parts = String(headers["accept-encoding"] ?? "").split(",");
	return ENCODINGS.filter((encoding) => {
		const accepted = new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(1|0?\\.\\d*[1-9]\\d*).*)?$`);
		return parts.some((part) => accepted.test(part));
	});
}

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
	// A request's "no-cache" asks for the whole response.
	if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(String(headers["cache-control"] ?? ""))) return false;
	return namesTag(headers["if-none-match"], etag);
}
