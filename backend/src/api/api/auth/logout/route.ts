import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sessionOf } from "../../../../http/caller";
import { endSession } from "../../../../modules/accounts";

/** POST /api/auth/logout -> 204: the session of this token has ended; the account's other sessions go on. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await endSession(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionOf(req).sessionId);
	res.status(204).end();
}
