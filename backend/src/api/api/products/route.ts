import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendProducts } from "../../../http/product-front";
import { productList } from "../../../http/product-responses";

/** A page of the catalogue. Most requests are answered before they come here, see http/product-front.ts. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await sendProducts(req, res, productList(req.query));
}
