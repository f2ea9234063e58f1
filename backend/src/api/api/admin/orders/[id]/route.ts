import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { readAdminOrder } from "../../../../../modules/orders";

/** GET /api/admin/orders/{id or number}: any order, with its history. Source: accounts spec §7. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readAdminOrder(book, req.params.id ?? ""));
}
