import { listUpdateSchema, type SavedList } from "@confiserie/domain/contract/saved-list";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { changeList, deleteList, readList } from "../../../../modules/saved-lists";

/** GET /api/lists/{id} -> one of the caller's lists with its products. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SavedList>): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readList(pool, callerOf(req).customerId, req.params.id ?? ""));
}

/** PUT /api/lists/{id} -> the list as it is now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<SavedList>): Promise<void> {
	const { customerId } = callerOf(req);
	const change = parseBody(listUpdateSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await changeList(pool, customerId, req.params.id ?? "", change, shopTime()));
}

/** DELETE /api/lists/{id} -> 204. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await deleteList(pool, callerOf(req).customerId, req.params.id ?? "");
	res.status(204).end();
}
