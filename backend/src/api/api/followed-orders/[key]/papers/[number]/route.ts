import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../../../http/client-address";
import { countAttempt, pdfLimits } from "../../../../../../http/limits";
import { sendPaperOf } from "../../../../../../http/send-paper";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** GET /api/followed-orders/{key}/papers/{number}: a billing document of that order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await ordering.readFollowedOrder(req.params.key ?? "");
	await countAttempt(req.scope, pdfLimits(order.id, clientAddress(req)));
	await sendPaperOf(res, ordering.book.pool, order.id, req.params.number ?? "");
}
