import { type CompanyPricePage, companyPriceQuerySchema } from "@confiserie/domain/contract/company-prices";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../../../http/parse";
import { listCompanyPrices } from "../../../../../../modules/company-prices";

/** GET /api/admin/companies/{id}/prices: its own prices, or products to give it one of. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyPricePage>): Promise<void> {
	const query = parseQuery(companyPriceQuerySchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await listCompanyPrices(sql, req.params.id ?? "", query));
}
