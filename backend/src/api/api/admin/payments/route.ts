import { type MoneyMovementPage, moneyMovementQuerySchema } from "@confiserie/domain/contract/money-movement";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parseQuery } from "../../../../http/parse";
import { listMovements } from "../../../../modules/payments";

/** GET /api/admin/payments: what was received and given back, of all orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse<MoneyMovementPage>): Promise<void> {
	const query = parseQuery(moneyMovementQuerySchema, req);
	res.json(await listMovements(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query));
}
