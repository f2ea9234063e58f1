import { passwordChangeSchema } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { accountOf, sessionOf } from "../../../../http/caller";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, forgiveAttempt, signInLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { changePassword } from "../../../../modules/accounts";

/**
 * PUT /api/auth/password -> 204: the password is changed, every other session has ended, a mail says so. A wrong current
 * password returns 400, since 401 would end the session; it counts as a failed sign-in.
 */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const change = parseBody(passwordChangeSchema, req);
	const counted = signInLimits(accountOf(req).email, clientAddress(req));
	await countAttempt(req.scope, counted);
	await changePassword(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionOf(req), change);
	await forgiveAttempt(req.scope, counted);
	res.status(204).end();
}
