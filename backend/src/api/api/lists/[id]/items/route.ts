import { listAdditionSchema, type SavedList } from "@confiserie/domain/contract/saved-list";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { shopTime } from "../../../../../lib/database/clock";
import { addToList } from "../../../../../modules/saved-lists";

/** POST /api/lists/{id}/items -> the list with them. */
export async function POST(req: MedusaRequest, res: MedusaResponse<SavedList>): Promise<void> {
	const { customerId } = callerOf(req);
	const addition = parseBody(listAdditionSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await addToList(pool, customerId, req.params.id ?? "", addition, shopTime()));
}
