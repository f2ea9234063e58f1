import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendProducts } from "../../../http/product-front";
import { categoryList } from "../../../http/product-responses";

/** GET /api/categories: those that the shop offers, in their order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await sendProducts(req, res, categoryList());
}
