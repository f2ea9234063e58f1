import { type ListView, type ListViews, saveViewSchema } from "@confiserie/domain/contract/list-view";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { createView, listViews } from "../../../../modules/accounts";

/** GET /api/admin/views: the caller's own. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ListViews>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listViews(sql, callerOf(req).customerId));
}

/** POST /api/admin/views -> 201 with the view. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ListView>): Promise<void> {
	const view = parseBody(saveViewSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.status(201).json(await createView(pool, callerOf(req).customerId, view));
}
