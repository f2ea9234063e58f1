import { type OwnPricesAnswer, ownPricesQuerySchema } from "@confiserie/domain/contract/company-prices";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseQuery } from "../../../../http/parse";
import { readOwnPrices } from "../../../../modules/offers";

/** GET /api/company/prices?products=: what these products cost the caller's company, where that is less. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OwnPricesAnswer>): Promise<void> {
	const { products } = parseQuery(ownPricesQuerySchema, req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await readOwnPrices(sql, callerOf(req).customerId, products));
}
