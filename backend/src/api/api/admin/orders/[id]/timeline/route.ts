import type { OrderTimeline } from "@confiserie/domain/contract/order-timeline";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { findOrder, readTimeline } from "../../../../../../modules/orders";

/** GET /api/admin/orders/{id or number}/timeline: all that happened to an order, oldest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderTimeline>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readTimeline(book.pool, await findOrder(book.pool, req.params.id ?? "", null)));
}
