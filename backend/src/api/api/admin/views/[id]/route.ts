import { type ListView, saveViewSchema } from "@confiserie/domain/contract/list-view";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { changeView, removeView } from "../../../../../modules/accounts";

/** PUT /api/admin/views/{id} -> the view as it is now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<ListView>): Promise<void> {
	const view = parseBody(saveViewSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await changeView(pool, callerOf(req).customerId, req.params.id ?? "", view));
}

/** DELETE /api/admin/views/{id} -> 204. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await removeView(sql, callerOf(req).customerId, req.params.id ?? "");
	res.status(204).end();
}
