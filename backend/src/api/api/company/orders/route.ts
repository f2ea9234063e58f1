import { type CompanyOrderPage, companyOrderQuerySchema } from "@confiserie/domain/contract/company";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseQuery } from "../../../../http/parse";
import { listCompanyOrders } from "../../../../modules/approvals";

/** GET /api/company/orders?page=&size= -> the company's orders that the caller's role shows. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyOrderPage>): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const query = parseQuery(companyOrderQuerySchema, req);
	res.json(await listCompanyOrders(pool, callerOf(req).customerId, query));
}
