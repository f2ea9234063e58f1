import { erasureSchema } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { accountOf, sessionOf } from "../../../../http/caller";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, forgiveAttempt, signInLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { checkPassword } from "../../../../modules/accounts";
import { ApiFailure } from "../../../../modules/failures";
import { erasePerson } from "../../../../modules/personal-data";

const NOT_YOURS = "Ce n'est pas l'adresse de votre compte.";

/**
 * POST /api/auth/erasure -> 204: the account and what is known of its owner is gone, except for what the law requires.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password } = parseBody(erasureSchema, req);
	const account = accountOf(req);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	if (email !== account.email) throw new ApiFailure("VALIDATION", { field: "email", message: NOT_YOURS });
	const counted = signInLimits(account.email, clientAddress(req));
	await countAttempt(req.scope, counted);
	await checkPassword(database, sessionOf(req).identityId, password);
	await forgiveAttempt(req.scope, counted);
	await erasePerson(database, account.id);
	res.status(204).end();
}
