import { createGunzip } from "node:zlib";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { FEEDS, type FeedFile, readFeed } from "../modules/feed";
import { namesTag } from "./known-tag";

/** A handler that answers with a feed of the channel in the path: compressed where that is accepted, 304 where it is known. */
export const sendFeed =
	(file: FeedFile) =>
	async (req: MedusaRequest, res: MedusaResponse): Promise<void> => {
		const { STOREFRONT_URL: siteUrl, MAIL_FROM: house } = currentEnv();
		const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
		const { gzip, etag } = await readFeed(pool, { siteUrl, brand: house.name }, req.params.channel ?? "", file);
		res.set({ "Cache-Control": "public, max-age=300", ETag: etag, Vary: "Accept-Encoding" });
		// By the tag alone: Node's own fetch says "no-cache" beside every If-None-Match.
		if (namesTag(req.headers["if-none-match"], etag)) {
			res.status(304).end();
			return;
		}
		res.type(FEEDS[file].type);
		if (req.acceptsEncodings("gzip")) {
			res.set({ "Content-Encoding": "gzip", "Content-Length": `${gzip.length}` }).end(gzip);
			return;
		}
		const plain = createGunzip();
		plain.pipe(res);
		plain.end(gzip);
	};
