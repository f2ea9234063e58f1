import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { deleteRedirect } from "../../../../../modules/content";

/** DELETE /api/admin/redirects/{id} -> 204. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await deleteRedirect(pool, req.params.id ?? "", callerOf(req));
	res.status(204).end();
}
