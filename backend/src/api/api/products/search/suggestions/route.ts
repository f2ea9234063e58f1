import { suggestionQuerySchema } from "@confiserie/domain/contract/product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../http/parse";
import { suggestNames } from "../../../../../modules/product-search";

/** Names for the search box; a minute's delay in them hurts nobody. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { query, limit } = parseQuery(suggestionQuerySchema, req);
	res.setHeader("Cache-Control", "public, max-age=60");
	res.json(await suggestNames(req.scope, query, limit));
}
