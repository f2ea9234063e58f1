import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/orders/{id or number}: one of the caller's own orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { customerId } = callerOf(req);
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await ordering.readOrder(customerId, req.params.id ?? ""));
}
