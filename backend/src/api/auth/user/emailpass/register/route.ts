import { registerSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, registrationLimits } from "../../../../../http/limits";
import { issueInvitedToken } from "../../../../../http/medusa-token";
import { parseBody } from "../../../../../http/parse";
import { isInvited } from "../../../../../medusa/accounts/invitations";
import { createIdentity } from "../../../../../modules/customers/accounts";
import { ApiFailure, failureOf } from "../../../../../modules/foundations/failures";

const invitedSchema = registerSchema.pick({ email: true, password: true });

/**
 * POST /auth/user/emailpass/register, in Medusa's place: the first half of accepting an invitation, for an e-mail that
 * has one. Otherwise a stranger could block an e-mail for the shop by registering it here.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password } = parseBody(invitedSchema, req);
	await countAttempt(req.scope, registrationLimits(clientAddress(req)));
	if (!(await isInvited(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), email)))
		throw new ApiFailure("INVITATION_MISSING", { field: "email" });
	const created = await createIdentity(req.scope, { email, password }).catch((error: unknown) => {
		if (failureOf(error)?.code === "EMAIL_TAKEN") return undefined;
		throw error;
	});
	if (!created) {
		// The page of the invitation knows this text: it then signs in with the password instead.
		res.status(401).json({ type: "unauthorized", message: "Identity with email already exists" });
		return;
	}
	res.json({ token: issueInvitedToken(req.scope, created) });
}
