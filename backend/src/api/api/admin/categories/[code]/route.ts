import { type AdminCategory, categoryUpdateSchema } from "@confiserie/domain/contract/category";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { changeCategory, deleteCategory } from "../../../../../modules/catalog/editing";

/** PUT /api/admin/categories/{code} -> the category as it is now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminCategory>): Promise<void> {
	const update = parseBody(categoryUpdateSchema, req);
	res.json(await changeCategory(req.scope, callerOf(req), codeOf(req), update));
}

/** DELETE /api/admin/categories/{code} -> 204. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await deleteCategory(req.scope, callerOf(req), codeOf(req));
	res.status(204).end();
}

const codeOf = (req: MedusaRequest): string => req.params.code ?? "";
