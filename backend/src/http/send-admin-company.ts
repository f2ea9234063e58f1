import type { AdminCompany } from "@confiserie/domain/contract/admin-company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { type MemberManager, readAdminCompany } from "../modules/companies";
import { callerOf } from "./caller";

/** Sends the company of the route as the staff sees it now. */
export async function sendAdminCompany(req: MedusaRequest, res: MedusaResponse<AdminCompany>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readAdminCompany(database, `${req.params.id}`, shopTime()));
}

/** The staff, as who changes the members of the route's company. */
export const staffManager = (req: MedusaRequest): MemberManager => ({
	staff: callerOf(req),
	companyId: `${req.params.id}`,
});
