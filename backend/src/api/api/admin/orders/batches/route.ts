import { beginBatchSchema, type OrderBatch, type OrderBatchList } from "@confiserie/domain/contract/order-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { beginBatch, listBatches } from "../../../../../modules/order-changes";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";

/** GET /api/admin/orders/batches: the latest status batches, of all administrators. */
export async function GET(req: MedusaRequest, res: MedusaResponse<OrderBatchList>): Promise<void> {
	res.json(await listBatches(req.scope.resolve<OrderingService>(ORDERING_MODULE).book.pool));
}

/** POST /api/admin/orders/batches -> 202 with the batch as it begins, to be followed at /batches/{id}. */
export async function POST(req: MedusaRequest, res: MedusaResponse<OrderBatch>): Promise<void> {
	const request = parseBody(beginBatchSchema, req);
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	res.status(202).json(await beginBatch(book, request, callerOf(req)));
}
