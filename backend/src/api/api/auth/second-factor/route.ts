import {
	type SecondFactorSetup,
	type SecondFactorState,
	secondFactorBeginSchema,
} from "@confiserie/domain/contract/second-factor";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf, isSecondFactorMissing, sessionOf } from "../../../../http/caller";
import { checkOwnPassword } from "../../../../http/own-password";
import { parseBody } from "../../../../http/parse";
import { countRecoveryCodes, hasSecondFactor } from "../../../../medusa/accounts/second-factors";
import { beginSecondFactor } from "../../../../modules/accounts";
import { ownFactor } from "./own-factor";

/** GET /api/auth/second-factor: whether the caller's sign-in asks for a code. */
export async function GET(req: MedusaRequest, res: MedusaResponse<SecondFactorState>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { identityId } = sessionOf(req);
	const [isOn, recoveryCodes] = await Promise.all([
		hasSecondFactor(sql, identityId),
		countRecoveryCodes(sql, identityId),
	]);
	res.json({ isOn, recoveryCodes, isRequired: isSecondFactorMissing(callerOf(req)) });
}

/** POST /api/auth/second-factor: a secret for the caller's application; the password is asked again. */
export async function POST(req: MedusaRequest, res: MedusaResponse<SecondFactorSetup>): Promise<void> {
	const own = ownFactor(req);
	const { password } = parseBody(secondFactorBeginSchema, req);
	await checkOwnPassword(req, password);
	res.status(201).json(await beginSecondFactor(req.scope, own));
}
