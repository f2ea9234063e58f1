import type { StaffTeam } from "@confiserie/domain/contract/staff";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { listInvitations, listKeys, listMembers } from "../modules/accounts";
import { callerOf } from "./caller";

/** Answers with the team as it is now. */
export async function sendTeam(req: MedusaRequest, res: MedusaResponse<StaffTeam>): Promise<void> {
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const [members, invitations, keys] = await Promise.all([
		listMembers(sql, callerOf(req).email),
		listInvitations(sql),
		listKeys(sql),
	]);
	res.json({ members, invitations, keys });
}
