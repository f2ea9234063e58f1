import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { erasePerson } from "../../../../../../modules/personal-data";

/** POST /api/admin/customers/:id/erasure -> 204: the customer is gone, except for what the law requires. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await erasePerson(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), `${req.params.id}`, callerOf(req));
	res.status(204).end();
}
