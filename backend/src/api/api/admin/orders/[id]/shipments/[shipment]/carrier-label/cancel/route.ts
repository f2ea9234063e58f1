import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../../../../http/caller";
import { cancelCarrierLabel } from "../../../../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../../../modules/order-service";

/** POST /api/admin/orders/{id or number}/shipments/{number}/carrier-label/cancel -> the order as it is now. */
export async function POST(req: MedusaRequest, res: MedusaResponse<AdminOrderDetail>): Promise<void> {
	const { book, carrier } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id = "", shipment: number = "" } = req.params;
	res.json(await cancelCarrierLabel(book, carrier, { idOrNumber: id, number, actor: callerOf(req) }));
}
