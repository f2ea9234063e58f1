import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { sendCompany } from "../../../../../http/send-company";
import { withdrawColleagueInvitation } from "../../../../../modules/companies";

/** DELETE /api/company/invitations/{id}: its link opens nothing any more. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await withdrawColleagueInvitation(pool, callerOf(req), `${req.params.id}`);
	await sendCompany(req, res);
}
