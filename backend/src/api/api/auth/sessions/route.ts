import type { EndedSessions } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sessionOf } from "../../../../http/caller";
import { endSessions } from "../../../../modules/account";

/** DELETE /api/auth/sessions -> how many of the caller's other sessions have ended; this one goes on. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<EndedSessions>): Promise<void> {
	const { identityId, sessionId } = sessionOf(req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json({ ended: await endSessions(database, identityId, sessionId) });
}
