import { signInSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, forgiveAttempt, signInLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { signIn } from "../../../../modules/accounts";
import { ApiFailure } from "../../../../modules/failures";
import { openSession } from "../session";

/**
 * POST /api/auth/login -> the session, or 401 alike for an unknown e-mail and a wrong password. Who has a second factor sends
 * `code` too: without one 401 SECOND_FACTOR_REQUIRED. Source: accounts spec §7.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password, code } = parseBody(signInSchema, req);
	const counted = signInLimits(email, clientAddress(req));
	await countAttempt(req.scope, counted);
	const credentials = await signIn(req.scope, email, password);
	if (!credentials) throw new ApiFailure("BAD_CREDENTIALS");
	// The password was right; tries of a code are counted apart.
	await forgiveAttempt(req.scope, counted);
	const session = await openSession(req.scope, { ...credentials, code });
	if (!session) throw new ApiFailure("BAD_CREDENTIALS");
	res.json(session);
}
