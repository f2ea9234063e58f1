import type { AccountSecurity } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sessionOf } from "../../../../http/caller";
import { readSecurity } from "../../../../modules/accounts";

/** GET /api/auth/security -> how the caller's account can be entered, and from how many other sessions it is. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AccountSecurity>): Promise<void> {
	const { identityId, sessionId } = sessionOf(req);
	res.json(await readSecurity(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), identityId, sessionId));
}
