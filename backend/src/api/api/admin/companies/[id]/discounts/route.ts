import { type CompanyDiscounts, companyDiscountsInputSchema } from "@confiserie/domain/contract/company-prices";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../../http/caller";
import { parseBody } from "../../../../../../http/parse";
import { shopTime } from "../../../../../../lib/database/clock";
import { changeDiscounts, readDiscounts } from "../../../../../../modules/company-prices";

/** GET /api/admin/companies/{id}/discounts. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CompanyDiscounts>): Promise<void> {
	res.json(await readDiscounts(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.id ?? ""));
}

/** PUT /api/admin/companies/{id}/discounts -> the discounts as they are now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<CompanyDiscounts>): Promise<void> {
	const input = parseBody(companyDiscountsInputSchema, req);
	const companyId = req.params.id ?? "";
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await changeDiscounts(sql, { companyId, input, actor: callerOf(req), now: shopTime() });
	res.json(await readDiscounts(sql, companyId));
}
