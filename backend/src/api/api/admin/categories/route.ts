import {
	type AdminCategory,
	type AdminCategoryList,
	categoryCreationSchema,
} from "@confiserie/domain/contract/category";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { createCategory, listCategories } from "../../../../modules/catalog/editing";

/** GET /api/admin/categories: all of them in the shop's order. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminCategoryList>): Promise<void> {
	res.json(await listCategories(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
}

/** POST /api/admin/categories -> 201 with the category. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminCategory>): Promise<void> {
	const input = parseBody(categoryCreationSchema, req);
	res.status(201).json(await createCategory(req.scope, callerOf(req), input));
}
