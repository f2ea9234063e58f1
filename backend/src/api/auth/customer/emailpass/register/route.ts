import { registerSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, registrationLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { registerIdentity } from "../../../../../http/register-identity";
import { issueRegistrationToken } from "../../../../../http/store/registration-token";

const identitySchema = registerSchema.pick({ email: true, password: true });

/**
 * POST /auth/customer/emailpass/register, in Medusa's place: creates an identity by the rules of the shop's
 * registration. It belongs to no account until POST /store/customers opens one.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password } = parseBody(identitySchema, req);
	await countAttempt(req.scope, registrationLimits(clientAddress(req)));
	await registerIdentity(req, res, { email, password }, (identityId) =>
		issueRegistrationToken(req.scope, { identityId, email }),
	);
}
