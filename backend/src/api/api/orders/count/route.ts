import type { OrderCount } from "@confiserie/domain/contract/order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/orders/count -> how many orders the caller has. Source: accounts spec §7 "Customer orders". */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderCount>): Promise<void> {
	const { customerId } = callerOf(req);
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { totalElements } = await ordering.listOrders(customerId, { page: 0, size: 1 });
	res.json({ count: totalElements });
}
