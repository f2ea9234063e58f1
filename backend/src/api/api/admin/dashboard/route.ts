import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService, readDashboard } from "../../../../modules/ordering";

/** GET /api/admin/dashboard: figures, trends, days, best sellers, stock to watch, balances due. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	res.json(await readDashboard(req.scope.resolve<OrderingService>(ORDERING_MODULE).book));
}
