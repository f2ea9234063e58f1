import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findProduct } from "../../../../catalogue/find-products";
import { ApiFailure } from "../../../../http/failure";

/** One product on sale; 404 for an unknown one and for one that is not published. */
export async function GET(req: MedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
	const product = await findProduct(req.scope, req.params.id ?? "");
	if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND");
	res.setHeader("Cache-Control", "public, no-cache");
	res.json(product);
}
