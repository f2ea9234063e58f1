import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../../http/caller";
import { sendTeam } from "../../../../../../../http/send-team";
import { resendInvitation } from "../../../../../../../modules/accounts";

/** POST /api/admin/staff/invitations/{id}/resend: mails a new link; the one of before opens nothing. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await resendInvitation(
		req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
		req.params.id ?? "",
		callerOf(req),
	);
	await sendTeam(req, res);
}
