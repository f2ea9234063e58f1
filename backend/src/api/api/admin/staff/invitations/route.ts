import { staffInviteSchema } from "@confiserie/domain/contract/staff";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, mailedLinkLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { sendTeam } from "../../../../../http/send-team";
import { inviteMember } from "../../../../../modules/accounts";

/** POST /api/admin/staff/invitations: mails a link that lets its reader into the team; 201 with the team. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const invite = parseBody(staffInviteSchema, req);
	await countAttempt(req.scope, mailedLinkLimits("invitation", invite.email, clientAddress(req)));
	await inviteMember(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), invite, callerOf(req));
	res.status(201);
	await sendTeam(req, res);
}
