import { forgottenPasswordSchema } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, mailedLinkLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { mailPasswordLink } from "../../../../../modules/accounts";

/**
 * POST /api/auth/password/forgotten -> 202 for every address. The account is looked for after the response has left, so
 * that neither its words nor its delay tell who has one.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email } = parseBody(forgottenPasswordSchema, req);
	await countAttempt(req.scope, mailedLinkLimits("password", email, clientAddress(req)));
	res.status(202).end();
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await mailPasswordLink(database, email).catch((error: unknown) => {
		req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`A password link could not be mailed: ${error}`);
	});
}
