import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiFailure } from "../../../../lib/failure";
import { findProduct } from "../../../../modules/product-search";

/** One product on sale; 404 for an unknown one and for one that is not published, 400 where the id is blank. */
export async function GET(req: MedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
	const id = req.params.id ?? "";
	if (id.trim() === "") throw new ApiFailure("PRODUCT_ID_MISSING");
	const product = await findProduct(req.scope, id);
	if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND");
	res.setHeader("Cache-Control", "public, no-cache");
	res.json(product);
}
