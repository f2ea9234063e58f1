import { registerSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, registrationLimits } from "../../../../../http/limits";
import { issueInvitedToken } from "../../../../../http/medusa-token";
import { parseBody } from "../../../../../http/parse";
import { registerIdentity } from "../../../../../http/register-identity";
import { isInvited } from "../../../../../medusa/accounts/invitations";
import { ApiFailure } from "../../../../../modules/foundations/failures";

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
	await registerIdentity(req, res, { email, password }, (identityId) => issueInvitedToken(req.scope, identityId));
}
