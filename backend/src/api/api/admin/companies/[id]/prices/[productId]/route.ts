import { type CompanyPrice, companyPriceInputSchema } from "@confiserie/domain/contract/company-prices";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../../http/caller";
import { parseBody } from "../../../../../../../http/parse";
import { shopTime } from "../../../../../../../lib/database/clock";
import { changeCompanyPrice } from "../../../../../../../modules/company-prices";

/** PUT /api/admin/companies/{id}/prices/{productId} -> the product as the company pays it now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<CompanyPrice>): Promise<void> {
	const own = parseBody(companyPriceInputSchema, req);
	const { id: companyId = "", productId = "" } = req.params;
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await changeCompanyPrice(sql, { companyId, productId, own, actor: callerOf(req), now: shopTime() }));
}
