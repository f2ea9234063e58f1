import { type CompanyOffer, companyInvitationTokenSchema } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../http/client-address";
import { countAttempt, mailedTokenLimits } from "../../../../http/limits";
import { parseBody } from "../../../../http/parse";
import { readOffer } from "../../../../modules/companies";

/** POST /api/company/invitation { token } -> what the link offers. The secret stays out of addresses and logs. */
export async function POST(req: MedusaRequest, res: MedusaResponse<CompanyOffer>): Promise<void> {
	const { token } = parseBody(companyInvitationTokenSchema, req);
	await countAttempt(req.scope, mailedTokenLimits("company", clientAddress(req)));
	res.json(await readOffer(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), token));
}
