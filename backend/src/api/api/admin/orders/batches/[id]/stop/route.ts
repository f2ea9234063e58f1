import type { OrderBatch } from "@confiserie/domain/contract/order-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { stopBatch } from "../../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../../modules/order-service";

/** POST /api/admin/orders/batches/{id}/stop -> the batch, which ends with the order that it is at. */
export async function POST(req: MedusaRequest, res: MedusaResponse<OrderBatch>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await stopBatch(book, req.params.id ?? ""));
}
