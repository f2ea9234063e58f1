import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendShipmentPaper } from "../../../../../../../../http/send-goods-paper";

/** GET /api/admin/orders/{id or number}/shipments/{number}/labels: the labels of a shipment, a page each, as PDF. */
export function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	return sendShipmentPaper(req, res, "labels");
}
