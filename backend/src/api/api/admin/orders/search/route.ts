import { adminOrderSearchSchema } from "@confiserie/domain/contract/admin-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../http/parse";
import { ORDERING_MODULE } from "../../../../../modules/ordering";
import { listAdminOrders } from "../../../../../modules/ordering/admin/list-orders";
import type OrderingService from "../../../../../modules/ordering/service";

/** GET /api/admin/orders/search: by number, e-mail, name, telephone or amount. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const query = parseQuery(adminOrderSearchSchema, req);
	res.json(await listAdminOrders(req.scope.resolve<OrderingService>(ORDERING_MODULE).book, query));
}
