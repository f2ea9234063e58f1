import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { checkPassword } from "../modules/customers/accounts";
import { accountOf, sessionOf } from "./caller";
import { clientAddress } from "./client-address";
import { countAttempt, forgiveAttempt, signInLimits } from "./limits";

/** Asks the caller's password again; a wrong one counts as a failed sign-in. @throws ApiFailure WRONG_PASSWORD, RATE_LIMITED */
export async function checkOwnPassword(req: MedusaRequest, password: string): Promise<void> {
	const counted = signInLimits(accountOf(req).email, clientAddress(req));
	await countAttempt(req.scope, counted);
	await checkPassword(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), sessionOf(req).identityId, password);
	await forgiveAttempt(req.scope, counted);
}
