import { secondFactorConfirmSchema } from "@confiserie/domain/contract/second-factor";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { issueStaffToken } from "../../../../../../http/medusa-token";
import { parseBody } from "../../../../../../http/parse";
import { openByLink } from "../../../../../../http/tries";
import { findStaffUser } from "../../../../../../medusa/accounts/identities";
import {
	openAccountSession,
	passSecondFactor,
	readTicket,
	takeTicket,
} from "../../../../../../modules/customers/accounts";
import { ApiFailure } from "../../../../../../modules/foundations/failures";

/**
 * POST /auth/mfa/challenges/{id}/verify, in Medusa's place: the second half of Medusa Admin's sign-in, for five minutes
 * after the first, in whatever process. A wrong code leaves the challenge good for another, under the limit of the
 * account's codes.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { code } = parseBody(secondFactorConfirmSchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const challenge = req.params.id ?? "";
	const { identityId, data } = await openByLink(req, async () => {
		const ticket = await readTicket(sql, "second-factor", challenge);
		if (!ticket?.identityId) throw new ApiFailure("SECOND_FACTOR_LATE");
		return { ...ticket, identityId: ticket.identityId };
	});
	const passed = await passSecondFactor(req.scope, identityId, code);
	const userId = await findStaffUser(sql, identityId);
	const sessionId =
		userId && (await takeTicket(sql, "second-factor", challenge))
			? await openAccountSession(sql, passed, data.passwordHash ?? "")
			: undefined;
	if (!userId || !sessionId) throw new ApiFailure("SECOND_FACTOR_LATE");
	res.json({ token: issueStaffToken(req.scope, { identityId, userId, sessionId }) });
}
