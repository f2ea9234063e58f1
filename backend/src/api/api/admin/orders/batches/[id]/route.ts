import { type OrderBatchDetail, orderBatchQuerySchema } from "@confiserie/domain/contract/order-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../../http/parse";
import { readBatchDetail } from "../../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../../modules/order-service";

/** GET /api/admin/orders/batches/{id}: how far it is, and a page of what became of its orders. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderBatchDetail>): Promise<void> {
	const query = parseQuery(orderBatchQuerySchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.json(await readBatchDetail(book.pool, req.params.id ?? "", query));
}
