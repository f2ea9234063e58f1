import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { clientAddress } from "../../../../../../http/client-address";
import { countAttempt, pdfLimits } from "../../../../../../http/limits";
import { sendPaperOf } from "../../../../../../http/send-paper";
import { followedOrder, readByNumber } from "../../../../../../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** GET /api/followed-orders/{key}/papers/{number}: a billing document of that order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await followedOrder(req, book.pool);
	await countAttempt(req.scope, pdfLimits(order.id, clientAddress(req)));
	await readByNumber(req, () => sendPaperOf(res, book.pool, order.id, req.params.number ?? ""));
}
