import { type AdminCompanyPage, adminCompanyQuerySchema } from "@confiserie/domain/contract/admin-company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../http/parse";
import { shopTime } from "../../../../lib/database/clock";
import { listCompanies } from "../../../../modules/companies";

/** GET /api/admin/companies?query=&page=&size=: companies by name. */
export async function GET(req: MedusaRequest, res: MedusaResponse<AdminCompanyPage>): Promise<void> {
	const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listCompanies(database, parseQuery(adminCompanyQuerySchema, req), shopTime()));
}
