import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE } from "../../../../../modules/ordering";
import { readStats } from "../../../../../modules/ordering/admin/read-stats";
import type OrderingService from "../../../../../modules/ordering/service";

/** GET /api/admin/orders/stats: the cards above the list. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	res.json(await readStats(req.scope.resolve<OrderingService>(ORDERING_MODULE).book));
}
