import { type QuickOrder, quickOrderRequestSchema } from "@confiserie/domain/contract/quick-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { maybeCaller } from "../../../http/caller";
import { parseBody } from "../../../http/parse";
import { checkQuickOrder } from "../../../modules/quick-order";

/** POST /api/quick-order -> each line with its product, price, stock or suggestions. Nothing is stored. */
export async function POST(req: MedusaRequest, res: MedusaResponse<QuickOrder>): Promise<void> {
	const { lines } = parseBody(quickOrderRequestSchema, req);
	const caller = await maybeCaller(req);
	const sql = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await checkQuickOrder(sql, lines, caller?.customerId));
}
