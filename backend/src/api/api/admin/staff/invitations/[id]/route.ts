import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { sendTeam } from "../../../../../../http/send-team";
import { withdrawInvitation } from "../../../../../../modules/accounts";

/** DELETE /api/admin/staff/invitations/{id}: the link opens nothing from now on. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await withdrawInvitation(
		req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
		req.params.id ?? "",
		callerOf(req),
	);
	await sendTeam(req, res);
}
