import { companyInvitationTokenSchema } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, mailedTokenLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { sendCompany } from "../../../../http/send-company";
import { joinCompany } from "../../../../modules/companies";

/** POST /api/company/membership { token }: the caller joins by an invitation. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { token } = parseBody(companyInvitationTokenSchema, req);
	await countAttempt(req.scope, mailedTokenLimits("company", clientAddress(req)));
	await joinCompany(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), callerOf(req), token);
	await sendCompany(req, res);
}
