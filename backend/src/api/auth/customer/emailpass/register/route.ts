import { registerSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, registrationLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { issueRegistrationToken } from "../../../../../http/store/registration-token";
import { createIdentity } from "../../../../../modules/customers/accounts";
import { failureOf } from "../../../../../modules/foundations/failures";

const identitySchema = registerSchema.pick({ email: true, password: true });

/**
 * POST /auth/customer/emailpass/register, in Medusa's place: creates an identity by the rules of the shop's
 * registration. It belongs to no account until POST /store/customers opens one.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password } = parseBody(identitySchema, req);
	await countAttempt(req.scope, registrationLimits(clientAddress(req)));
	const identityId = await createIdentity(req.scope, { email, password }).catch((error: unknown) => {
		if (failureOf(error)?.code === "EMAIL_TAKEN") return undefined;
		throw error;
	});
	if (identityId) res.json({ token: issueRegistrationToken(req.scope, { identityId, email }) });
	// Medusa's starters know this text: they then sign in with the password instead.
	else res.status(401).json({ type: "unauthorized", message: "Identity with email already exists" });
}
