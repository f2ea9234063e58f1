import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { receiveCarrierEvent } from "../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** POST /api/carriers/sendcloud: Sendcloud's signed events. */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const payload = Buffer.isBuffer(req.rawBody) ? req.rawBody.toString("utf8") : "";
	const { book, carrier } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	await receiveCarrierEvent(book, carrier, { payload, signature: req.get("Sendcloud-Signature") ?? "" });
	res.json({ received: true });
}
