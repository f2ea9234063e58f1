import { passwordResetSchema } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, mailedTokenLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { resetPassword } from "../../../../../modules/accounts";

/** POST /api/auth/password/reset -> 204: the password of a mailed link's account is set, all its sessions have ended. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const reset = parseBody(passwordResetSchema, req);
	await countAttempt(req.scope, mailedTokenLimits("password", clientAddress(req)));
	await resetPassword(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), reset);
	res.status(204).end();
}
