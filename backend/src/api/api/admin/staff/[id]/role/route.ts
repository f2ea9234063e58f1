import { staffRoleSchema } from "@confiserie/domain/contract/staff";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { sendTeam } from "../../../../../../http/send-team";
import { changeRole } from "../../../../../../modules/accounts";

/** PUT /api/admin/staff/{id}/role: what the member may do from the next call on. */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { role } = parseBody(staffRoleSchema, req);
	await changeRole(
		req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
		req.params.id ?? "",
		role,
		callerOf(req),
	);
	await sendTeam(req, res);
}
