import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendGoodsPaper } from "../../../../../../../../http/send-goods-paper";

/** GET /api/admin/orders/{id or number}/shipments/{number}/delivery-note: a shipment's delivery note, as PDF. */
export function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	return sendGoodsPaper(req, res, "DELIVERY_NOTE", req.params.shipment);
}
