import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import { shipmentTrackingSchema } from "@confiserie/domain/contract/shipment";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../../../../http/caller";
import { parseBody } from "../../../../../../../../http/parse";
import { changeShipmentTracking } from "../../../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../../modules/order-service";

/** PUT /api/admin/orders/{id or number}/shipments/{number}/tracking -> the order as it is now. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<AdminOrderDetail>): Promise<void> {
	const request = parseBody(shipmentTrackingSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id = "", shipment: number = "" } = req.params;
	res.json(await changeShipmentTracking(book, { idOrNumber: id, number, request, actor: callerOf(req) }));
}
