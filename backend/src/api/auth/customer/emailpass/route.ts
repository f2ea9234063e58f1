import { signInSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, forgiveAttempt, signInLimits } from "../../../../http/limits";
import { openSession } from "../../../../http/open-session";
import { parseBody } from "../../../../http/parse";
import { issueRegistrationToken } from "../../../../http/store/registration-token";
import { type Credentials, findStaffUser } from "../../../../medusa/accounts/identities";
import { signIn } from "../../../../modules/customers/accounts";
import { ApiFailure } from "../../../../modules/foundations/failures";

/**
 * POST /auth/customer/emailpass, in Medusa's place: the sign-in of /api, by its check, limits and sessions. Its token
 * is valid for both APIs. A registered identity without an account gets a token that opens one.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password, code } = parseBody(signInSchema, req);
	const counted = signInLimits(email, clientAddress(req));
	await countAttempt(req.scope, counted);
	const credentials = await signIn(req.scope, email, password);
	if (!credentials) throw new ApiFailure("BAD_CREDENTIALS");
	// The password was right; tries of a code are counted apart.
	await forgiveAttempt(req.scope, counted);
	const token = await tokenFor(req.scope, email, { ...credentials, code });
	if (!token) throw new ApiFailure("BAD_CREDENTIALS");
	res.json({ token });
}

async function tokenFor(
	scope: MedusaRequest["scope"],
	email: string,
	credentials: Credentials & { code?: string | undefined },
): Promise<string | undefined> {
	const session = await openSession(scope, credentials);
	if (session) return session.token;
	const { identityId } = credentials;
	// An operator of Medusa Admin is no customer who forgot the second half.
	const staff = await findStaffUser(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), identityId);
	return staff ? undefined : issueRegistrationToken(scope, { identityId, email });
}
