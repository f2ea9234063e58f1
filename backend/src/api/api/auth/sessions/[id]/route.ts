import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sessionOf } from "../../../../../http/caller";
import { endOwnSession } from "../../../../../modules/accounts";

/** DELETE /api/auth/sessions/{id} -> 204: that session of the caller has ended. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await endOwnSession(database, sessionOf(req).identityId, req.params.id ?? "");
	res.status(204).end();
}
