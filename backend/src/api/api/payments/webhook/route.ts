import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** POST /api/payments/webhook: the payment provider's signed events. 200 once stored, whatever becomes of it. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const payload = Buffer.isBuffer(req.rawBody) ? req.rawBody.toString("utf8") : "";
	const ordering = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	await ordering.receiveEvent(payload, req.get(ordering.signatureHeader) ?? "");
	res.json({ received: true });
}
