import type { CarrierRate } from "@confiserie/domain/contract/carrier";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { carrierRates } from "../../../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../../modules/order-service";

/** GET /api/admin/orders/{id or number}/shipments/{number}/carrier-rates: services that take the shipment. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CarrierRate[]>): Promise<void> {
	const { book, carrier } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { id = "", shipment: number = "" } = req.params;
	res.json(await carrierRates(book, carrier, { idOrNumber: id, number }));
}
