import { productSearchQuerySchema } from "@confiserie/domain/contract/product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../http/parse";
import { findProducts } from "../../../../modules/product-search";

/** A page of what a text finds, under the filters of the catalogue. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const query = parseQuery(productSearchQuerySchema, req);
	res.setHeader("Cache-Control", "public, no-cache");
	res.json(await findProducts(req.scope, query));
}
