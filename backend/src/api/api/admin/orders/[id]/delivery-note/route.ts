import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendGoodsPaper } from "../../../../../../http/send-goods-paper";

/** GET /api/admin/orders/{id or number}/delivery-note: an order's delivery note, as PDF. */
export function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	return sendGoodsPaper(req, res, "DELIVERY_NOTE");
}
