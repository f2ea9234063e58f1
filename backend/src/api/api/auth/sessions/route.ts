import type { AccountSession, EndedSessions } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sessionOf } from "../../../../http/caller";
import { endSessions, listSessions } from "../../../../modules/accounts";

/** GET /api/auth/sessions -> where the caller is signed in, the session used last first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AccountSession[]>): Promise<void> {
	const { identityId, sessionId } = sessionOf(req);
	res.json(await listSessions(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), identityId, sessionId));
}

/** DELETE /api/auth/sessions -> how many of the caller's other sessions have ended; this one goes on. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse<EndedSessions>): Promise<void> {
	const { identityId, sessionId } = sessionOf(req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json({ ended: await endSessions(database, identityId, sessionId) });
}
