import { adminOrderQuerySchema } from "@confiserie/domain/contract/admin-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../http/parse";
import { listAdminOrders, ORDERING_MODULE, type OrderingService } from "../../../../modules/ordering";

/** GET /api/admin/orders: all orders, filtered, sorted, paged. Source: accounts spec §7 "Admin orders". */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const query = parseQuery(adminOrderQuerySchema, req);
	res.json(await listAdminOrders(req.scope.resolve<OrderingService>(ORDERING_MODULE).book, query));
}
