import { orderQuerySchema } from "@confiserie/domain/contract/order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../http/caller";
import { parseQuery } from "../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../modules/order-service";

/** GET /api/orders: the caller's own orders, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { customerId } = callerOf(req);
	const query = parseQuery(orderQuerySchema, req);
	res.json(await req.scope.resolve<OrderingService>(ORDERING_MODULE).listOrders(customerId, query));
}
