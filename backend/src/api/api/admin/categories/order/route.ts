import { type AdminCategoryList, categoryOrderSchema } from "@confiserie/domain/contract/category";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { orderCategories } from "../../../../../modules/catalog/editing";

/** PUT /api/admin/categories/order { codes, version } -> the list as it is now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminCategoryList>): Promise<void> {
	res.json(await orderCategories(req.scope, callerOf(req), parseBody(categoryOrderSchema, req)));
}
