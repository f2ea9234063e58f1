import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendProducts } from "../../../../http/product-front";
import { oneProduct } from "../../../../http/product-responses";

/** One product on sale; 404 for an unknown one and for one that is not published, 400 where the id is blank. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await sendProducts(req, res, oneProduct(req.params.id ?? ""));
}
