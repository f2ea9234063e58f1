import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE } from "../../../../modules/ordering";
import { readDashboard } from "../../../../modules/ordering/admin/read-dashboard";
import type OrderingService from "../../../../modules/ordering/service";

/** GET /api/admin/dashboard: figures, trends, days, best sellers, stock to watch, balances due. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	res.json(await readDashboard(req.scope.resolve<OrderingService>(ORDERING_MODULE).book));
}
