import { loginSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, forgiveAttempt, signInLimits } from "../../../../http/limits";
import { issueInvitedToken, issueStaffToken } from "../../../../http/medusa-token";
import { parseBody } from "../../../../http/parse";
import { findStaffUser } from "../../../../medusa/accounts/identities";
import { isInvited } from "../../../../medusa/accounts/invitations";
import { hasSecondFactor } from "../../../../medusa/accounts/second-factors";
import { issueTicket, openAccountSession, passSecondFactor, signIn } from "../../../../modules/customers/accounts";
import { ApiFailure } from "../../../../modules/foundations/failures";

/**
 * POST /auth/user/emailpass, in Medusa's place: Medusa Admin's sign-in, by the very check, limits and sessions of the
 * shop's own. 401 alike for an unknown e-mail, a wrong password and a customer. A customer who was invited gets a token
 * that accepts the invitation. Who has a second factor gets, in Medusa's form, a challenge for POST
 * /auth/mfa/challenges/{id}/verify and a token that opens nothing.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password } = parseBody(loginSchema, req);
	const counted = signInLimits(email, clientAddress(req));
	await countAttempt(req.scope, counted);
	const credentials = await signIn(req.scope, email, password);
	const answer = credentials && (await answerFor(req, email, credentials));
	if (!answer) throw new ApiFailure("BAD_CREDENTIALS");
	await forgiveAttempt(req.scope, counted);
	res.json(answer);
}

interface Answer {
	token: string;
	mfa_required?: true;
	mfa_challenge?: { id: string; methods: string[] };
}

async function answerFor(
	{ scope }: MedusaRequest,
	email: string,
	{ identityId, passwordHash }: { identityId: string; passwordHash: string },
): Promise<Answer | undefined> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const userId = await findStaffUser(database, identityId);
	if (!userId) return (await isInvited(database, email)) ? { token: issueInvitedToken(scope, identityId) } : undefined;
	if (await hasSecondFactor(database, identityId)) {
		const id = await issueTicket(database, "second-factor", { identityId, data: { passwordHash } });
		const challenge = { id, methods: ["totp", "recovery_code"] };
		return { token: issueInvitedToken(scope, identityId), mfa_required: true, mfa_challenge: challenge };
	}
	const passed = await passSecondFactor(scope, identityId);
	const sessionId = await openAccountSession(database, passed, passwordHash);
	return sessionId ? { token: issueStaffToken(scope, { identityId, userId, sessionId }) } : undefined;
}
