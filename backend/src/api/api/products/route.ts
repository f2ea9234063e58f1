import { productQuerySchema } from "@confiserie/domain/contract/product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../http/parse";
import { findProducts } from "../../../modules/product-search";

/** A page of the catalogue. The stock is live: whoever keeps the response asks again before showing it (ETag). */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const query = parseQuery(productQuerySchema, req);
	res.setHeader("Cache-Control", "public, no-cache");
	res.json(await findProducts(req.scope, query));
}
