import { stockAlertRequestSchema } from "@confiserie/domain/contract/stock-alert";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { clientAddress } from "../../../../../http/client-address";
import { countAttempt, stockAlertLimits } from "../../../../../http/limits";
import { parseBody } from "../../../../../http/parse";
import { shopTime } from "../../../../../lib/database/clock";
import { askForStockAlert } from "../../../../../modules/stock-alerts";

/** POST /api/products/{id}/stock-alerts -> 202 for every address. A machine that filled in the hidden field is not stored. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { email, website } = parseBody(stockAlertRequestSchema, req);
	await countAttempt(req.scope, stockAlertLimits(email, clientAddress(req)));
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	if (website === "") await askForStockAlert(pool, req.params.id ?? "", email, shopTime());
	res.status(202).end();
}
