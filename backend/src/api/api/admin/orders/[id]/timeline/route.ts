import type { OrderTimeline } from "@confiserie/domain/contract/order-timeline";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findOrder, ORDERING_MODULE, type OrderingService, readTimeline } from "../../../../../../modules/ordering";

/** GET /api/admin/orders/{id or number}/timeline: all that happened to an order, oldest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderTimeline>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readTimeline(book.pool, await findOrder(book.pool, req.params.id ?? "", null)));
}
