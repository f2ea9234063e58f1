import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendShipmentPaper } from "../../../../../../../../http/send-goods-paper";

/** GET /api/admin/orders/{id or number}/shipments/{number}/transport-note: the consignment note of a shipment, as PDF. */
export function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	return sendShipmentPaper(req, res, "transport-note");
}
