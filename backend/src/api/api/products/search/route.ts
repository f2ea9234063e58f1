import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendProducts } from "../../../../http/product-front";
import { productSearch } from "../../../../http/product-responses";

/** A page of what a text finds, under the filters of the catalogue. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await sendProducts(req, res, productSearch(req.query));
}
