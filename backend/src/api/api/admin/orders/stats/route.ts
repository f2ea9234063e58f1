import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { readStats } from "../../../../../modules/orders";

/** GET /api/admin/orders/stats: the cards above the list. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	res.json(await readStats(req.scope.resolve<OrderingService>(ORDERING_MODULE).book));
}
