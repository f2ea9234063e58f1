import { type Picking, pickingQuerySchema } from "@confiserie/domain/contract/picking";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { readPicking } from "../../../../../modules/orders";

/** GET /api/admin/orders/picking: what to take from the shelves for several orders together. */
export async function GET(req: MedusaRequest, res: MedusaResponse<Picking>): Promise<void> {
	const query = parseQuery(pickingQuerySchema, req);
	res.json(await readPicking(req.scope.resolve<OrderingService>(ORDERING_MODULE).book, query));
}
