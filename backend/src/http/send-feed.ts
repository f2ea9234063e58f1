import { createGunzip } from "node:zlib";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { currentEnv } from "../config/env";
import { FEEDS, type FeedFile, readFeed } from "../modules/sales/feeds";
import { namesTag } from "./known-tag";
import { SENT } from "./operations/serve";

interface Feed {
	sql: Knex;
	params: { channel: string };
	req: MedusaRequest;
	res: MedusaResponse;
}

/** A handler that answers with a feed of the channel in the path: compressed where that is accepted, 304 where it is known. */
export const sendFeed =
	(file: FeedFile) =>
	async ({ sql, params, req, res }: Feed) => {
		const { STOREFRONT_URL: siteUrl, MAIL_FROM: house } = currentEnv();
		const { gzip, etag } = await readFeed(sql, { siteUrl, brand: house.name }, params.channel, file);
		res.set({ "Cache-Control": "public, max-age=300", ETag: etag, Vary: "Accept-Encoding" });
		// By the tag alone: Node's own fetch says "no-cache" beside every If-None-Match.
		if (namesTag(req.headers["if-none-match"], etag)) {
			res.status(304).end();
			return SENT;
		}
		res.type(FEEDS[file].type);
		if (req.acceptsEncodings("gzip")) {
			res.set({ "Content-Encoding": "gzip", "Content-Length": `${gzip.length}` }).end(gzip);
			return SENT;
		}
		const plain = createGunzip();
		plain.pipe(res);
		plain.end(gzip);
		return SENT;
	};
