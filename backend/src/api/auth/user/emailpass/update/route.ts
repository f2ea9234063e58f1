import { registerSchema } from "@confiserie/domain/contract/auth";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { bearerOf } from "../../../../../http/bearer";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, mailedTokenLimits } from "../../../../../http/limits";
import { secretOfResetToken } from "../../../../../http/medusa-token";
import { parseBody } from "../../../../../http/parse";
import { resetPassword } from "../../../../../modules/customers/accounts";
import { ApiFailure } from "../../../../../modules/foundations/failures";

const newPasswordSchema = registerSchema.pick({ password: true });

/**
 * POST /auth/user/emailpass/update, in Medusa's place: sets the password that a mailed link stands for, once, for the
 * shop and Medusa Admin alike, and ends every session. Throws LINK_REFUSED.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { password } = parseBody(newPasswordSchema, req);
	await countAttempt(req.scope, mailedTokenLimits("password", clientAddress(req)));
	const secret = secretOfResetToken(req.scope, bearerOf(req) ?? "");
	if (!secret) throw new ApiFailure("LINK_REFUSED");
	await resetPassword(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), { token: secret, password });
	res.json({ success: true });
}
