import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendAdminCompany, staffManager } from "../../../../../../../http/send-admin-company";
import { withdrawColleagueInvitation } from "../../../../../../../modules/companies";

/** DELETE /api/admin/companies/:id/invitations/:invitation: its link opens nothing any more. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await withdrawColleagueInvitation(pool, staffManager(req), `${req.params.invitation}`);
	await sendAdminCompany(req, res);
}
