import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { sendTeam } from "../../../../../../http/send-team";
import { endMemberSessions } from "../../../../../../modules/accounts";

/** DELETE /api/admin/staff/{id}/sessions: the member has to sign in again everywhere. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await endMemberSessions(
		req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
		req.params.id ?? "",
		callerOf(req),
	);
	await sendTeam(req, res);
}
