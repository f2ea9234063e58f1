import { type RecoveryCodes, secondFactorConfirmSchema } from "@confiserie/domain/contract/second-factor";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseBody } from "../../../../../http/parse";
import { confirmSecondFactor } from "../../../../../modules/accounts";
import { ownFactor } from "../own-factor";

/** POST /api/auth/second-factor/confirm: codes are asked for from now on; this response alone carries the recovery codes. */
export async function POST(req: MedusaRequest, res: MedusaResponse<RecoveryCodes>): Promise<void> {
	const own = ownFactor(req);
	const { code } = parseBody(secondFactorConfirmSchema, req);
	res.json({ recoveryCodes: await confirmSecondFactor(req.scope, own, code) });
}
