import { emailChangeSchema } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { accountOf, sessionOf } from "../../../../http/caller";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, forgiveAttempt, mailedLinkLimits, signInLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { checkPassword, requestEmailChange } from "../../../../modules/accounts";

/**
 * POST /api/auth/email -> 202: a link goes to the new address, and the account changes once it is confirmed. The
 * password is asked again where the account has one.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password } = parseBody(emailChangeSchema, req);
	const account = accountOf(req);
	const { identityId } = sessionOf(req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const address = clientAddress(req);
	const counted = signInLimits(account.email, address);
	await countAttempt(req.scope, counted);
	await checkPassword(database, identityId, password);
	await forgiveAttempt(req.scope, counted);
	await countAttempt(req.scope, mailedLinkLimits("email", account.email, address));
	const owner = { identityId, firstName: account.firstName };
	await requestEmailChange(database, owner, email);
	res.status(202).end();
}
