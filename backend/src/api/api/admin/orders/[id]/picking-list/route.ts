import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendGoodsPaper } from "../../../../../../http/send-goods-paper";

/** GET /api/admin/orders/{id or number}/picking-list: an order's picking list, as PDF. */
export function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	return sendGoodsPaper(req, res, "PICKING_LIST");
}
