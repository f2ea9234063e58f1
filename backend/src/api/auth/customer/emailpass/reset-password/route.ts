import { medusaForgottenPasswordSchema } from "@confiserie/domain/contract/account";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, mailedLinkLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { mailPasswordLink } from "../../../../../modules/customers/accounts";

/**
 * POST /auth/customer/emailpass/reset-password, in Medusa's place: 201 for every address, and the shop's own mail,
 * whose link sets the password on the shop's page. Looked for after the response, as POST /api/auth/password/forgotten
 * does.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { identifier: email } = parseBody(medusaForgottenPasswordSchema, req);
	await countAttempt(req.scope, mailedLinkLimits("password", email, clientAddress(req)));
	res.status(201).end();
	await mailPasswordLink(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), email).catch((error: unknown) => {
		req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`A password link could not be mailed: ${error}`);
	});
}
