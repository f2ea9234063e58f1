import { adminOrderSearchSchema } from "@confiserie/domain/contract/admin-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../http/parse";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { listAdminOrders } from "../../../../../modules/orders";

/** GET /api/admin/orders/search: by number, e-mail, name, phone or amount. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const query = parseQuery(adminOrderSearchSchema, req);
	res.json(await listAdminOrders(req.scope.resolve<OrderingService>(ORDERING_MODULE).book, query));
}
