import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendProducts } from "../../../../../http/product-front";
import { suggestions } from "../../../../../http/product-responses";

/** Names for the search box. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await sendProducts(req, res, suggestions(req.query));
}
