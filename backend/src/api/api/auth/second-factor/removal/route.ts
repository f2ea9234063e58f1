import { secondFactorRemovalSchema } from "@confiserie/domain/contract/second-factor";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { checkOwnPassword } from "../../../../../http/own-password";
import { parseBody } from "../../../../../http/parse";
import { endSecondFactor } from "../../../../../modules/accounts";
import { ownFactor } from "../own-factor";

/** POST /api/auth/second-factor/removal -> 204: no code is asked for any more. Password and a last code are. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const own = ownFactor(req);
	const { password, code } = parseBody(secondFactorRemovalSchema, req);
	await checkOwnPassword(req, password);
	await endSecondFactor(req.scope, own, code);
	res.status(204).end();
}
