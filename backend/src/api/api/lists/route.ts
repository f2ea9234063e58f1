import { listCreationSchema, type SavedList, type SavedListHead } from "@confiserie/domain/contract/saved-list";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../http/caller";
import { parseBody } from "../../../http/parse";
import { shopTime } from "../../../lib/database/clock";
import { createList, readLists } from "../../../modules/saved-lists";

/** GET /api/lists -> the caller's lists, by name. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SavedListHead[]>): Promise<void> {
	res.json(await readLists(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), callerOf(req).customerId));
}

/** POST /api/lists -> 201 with the list. */
export async function POST(req: MedusaRequest, res: MedusaResponse<SavedList>): Promise<void> {
	const { customerId } = callerOf(req);
	const creation = parseBody(listCreationSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.status(201).json(await createList(pool, customerId, creation, shopTime()));
}
