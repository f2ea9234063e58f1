import { type ReviewList, reviewQuerySchema } from "@confiserie/domain/contract/review";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../http/parse";
import { ApiFailure } from "../../../../../modules/failures";
import { findProduct } from "../../../../../modules/product-search";
import { reviewsOf } from "../../../../../modules/reviews";

/** A page of a product's reviews, newest first; 404 for a product that is not on sale. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ReviewList>): Promise<void> {
	const page = parseQuery(reviewQuerySchema, req);
	const product = await findProduct(req.scope, req.params.id ?? "");
	if (!product) throw new ApiFailure("PRODUCT_NOT_FOUND");
	const reviews = await reviewsOf(req.scope, product.id, page);
	res.setHeader("Cache-Control", "public, no-cache");
	res.json(reviews);
}
