import { type EmailConfirmed, emailConfirmSchema } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, mailedTokenLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { confirmEmailChange } from "../../../../../modules/accounts";

/** POST /api/auth/email/confirm -> the account's new address, from the link that was mailed there. */
export async function POST(req: MedusaRequest, res: MedusaResponse<EmailConfirmed>): Promise<void> {
	const { token } = parseBody(emailConfirmSchema, req);
	await countAttempt(req.scope, mailedTokenLimits("email", clientAddress(req)));
	res.json(await confirmEmailChange(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), token));
}
