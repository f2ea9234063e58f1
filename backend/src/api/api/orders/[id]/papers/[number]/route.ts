import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../http/caller";
import { clientAddress } from "../../../../../../http/client-address";
import { countAttempt, pdfLimits } from "../../../../../../http/limits";
import { sendPaperOf } from "../../../../../../http/send-paper";
import { readByNumber } from "../../../../../../http/tries";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";
import { findOrder } from "../../../../../../modules/orders";

/** GET /api/orders/{id or number}/papers/{number}: a billing document of that order, which is the caller's own. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await findOrder(book.pool, req.params.id ?? "", callerOf(req).customerId);
	await countAttempt(req.scope, pdfLimits(order.id, clientAddress(req)));
	await readByNumber(req, () => sendPaperOf(res, book.pool, order.id, req.params.number ?? ""));
}
