import type { AdminCompany } from "@confiserie/domain/contract/admin-company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../../../../../lib/database/clock";
import { readAdminCompany } from "../../../../../modules/companies";

/** GET /api/admin/companies/:id -> members, sites, turnover by month, usual products and latest orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminCompany>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readAdminCompany(database, `${req.params.id}`, shopTime()));
}
