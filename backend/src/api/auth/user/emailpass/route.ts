import { loginSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findStaffUser } from "../../../../engine/accounts/identities";
import { isInvited } from "../../../../engine/accounts/invitations";
import { clientAddress } from "../../../../http/client-address";
import { issueInvitedToken, issueStaffToken } from "../../../../http/engine-token";
import { countAttempt, forgiveAttempt, signInLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { ApiFailure } from "../../../../lib/failure";
import { openAccountSession, signIn } from "../../../../modules/account";

/**
 * POST /auth/user/emailpass, in the engine's place: Medusa Admin's sign-in, by the very check, limits and sessions of the
 * shop's own. 401 alike for an unknown e-mail, a wrong password and a customer. A customer who was invited gets a token
 * that accepts the invitation.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password } = parseBody(loginSchema, req);
	const counted = signInLimits(email, clientAddress(req));
	await countAttempt(req.scope, counted);
	const credentials = await signIn(req.scope, email, password);
	const token = credentials && (await tokenFor(req, email, credentials));
	if (!token) throw new ApiFailure("BAD_CREDENTIALS");
	await forgiveAttempt(req.scope, counted);
	res.json({ token });
}

async function tokenFor(
	{ scope }: MedusaRequest,
	email: string,
	{ identityId, passwordHash }: { identityId: string; passwordHash: string },
): Promise<string | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const userId = await findStaffUser(database, identityId);
	if (!userId) return (await isInvited(database, email)) ? issueInvitedToken(scope, identityId) : undefined;
	const sessionId = await openAccountSession(database, identityId, passwordHash);
	return sessionId && issueStaffToken(scope, { identityId, userId, sessionId });
}
