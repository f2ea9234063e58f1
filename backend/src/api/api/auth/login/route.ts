import { loginSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, forgiveAttempt, signInLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { ApiFailure } from "../../../../lib/failure";
import { signIn } from "../../../../modules/account";
import { openSession } from "../session";

/** POST /api/auth/login -> the session, or 401 alike for an unknown e-mail and a wrong password. Source: accounts spec §7. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, password } = parseBody(loginSchema, req);
	const counted = signInLimits(email, clientAddress(req));
	await countAttempt(req.scope, counted);
	const credentials = await signIn(req.scope, email, password);
	const session = credentials && (await openSession(req.scope, credentials));
	if (!session) throw new ApiFailure("BAD_CREDENTIALS");
	await forgiveAttempt(req.scope, counted);
	res.json(session);
}
