import {
	beginProductBatchSchema,
	type ProductBatch,
	type ProductBatchList,
} from "@confiserie/domain/contract/product-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import {
	beginProductBatch,
	listProductBatches,
	PRODUCT_BATCH_MODULE,
	type ProductBatchService,
} from "../../../../../modules/catalog/batches";

/** GET /api/admin/products/batches: the latest product batches, of all administrators. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ProductBatchList>): Promise<void> {
	res.json(await listProductBatches(req.scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE).host.pool));
}

/** POST /api/admin/products/batches -> 202 with the batch as it begins, to be followed at /batches/{id}. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProductBatch>): Promise<void> {
	const request = parseBody(beginProductBatchSchema, req);
	const batches = req.scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
	res.status(202).json(await beginProductBatch(batches, request, callerOf(req)));
}
