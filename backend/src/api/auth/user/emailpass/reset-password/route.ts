import { medusaForgottenPasswordSchema } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, mailedLinkLimits } from "../../../../../http/limits";
import { issueResetToken } from "../../../../../http/medusa-token";
import { parseBody } from "../../../../../http/parse";
import { mailStaffPasswordLink } from "../../../../../modules/customers/accounts";

/**
 * POST /auth/user/emailpass/reset-password, in Medusa's place: 201 for every address, as Medusa answers, under the
 * limits of the shop's own forgotten password. The administrator is looked for after the response has left.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { identifier: email } = parseBody(medusaForgottenPasswordSchema, req);
	await countAttempt(req.scope, mailedLinkLimits("password", email, clientAddress(req)));
	res.sendStatus(201);
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const wrap = (secret: string) => issueResetToken(req.scope, email, secret);
	await mailStaffPasswordLink(database, email, wrap).catch((error: unknown) => {
		req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`A password link could not be mailed: ${error}`);
	});
}
