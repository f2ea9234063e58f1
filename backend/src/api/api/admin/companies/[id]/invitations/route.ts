import { companyInviteSchema } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../../http/client-address";
import { countAttempt, mailedLinkLimits } from "../../../../../../http/limits";
import { parseBody } from "../../../../../../http/parse";
import { sendAdminCompany, staffManager } from "../../../../../../http/send-admin-company";
import { inviteColleague } from "../../../../../../modules/companies";

/** POST /api/admin/companies/:id/invitations: mails a link into the company; 201 with the company. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const invite = parseBody(companyInviteSchema, req);
	await countAttempt(req.scope, mailedLinkLimits("company", invite.email, clientAddress(req)));
	await inviteColleague(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), staffManager(req), invite);
	res.status(201);
	await sendAdminCompany(req, res);
}
