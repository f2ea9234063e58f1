import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPaperOf } from "../../../../../../http/send-paper";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/ordering";

/** GET /api/followed-orders/{key}/papers/{number}: a paper of that order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await ordering.readFollowedOrder(req.params.key ?? "");
	await sendPaperOf(res, ordering.book.pool, order.id, req.params.number ?? "");
}
