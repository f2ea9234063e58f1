import { type ProductBatch, receiveStockSchema } from "@confiserie/domain/contract/product-batch";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { beginReceipt, PRODUCT_BATCH_MODULE, type ProductBatchService } from "../../../../../modules/catalog/batches";

/** POST /api/admin/products/receipts -> 202 with the batch that adds the boxes. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ProductBatch>): Promise<void> {
	const receipt = parseBody(receiveStockSchema, req);
	const batches = req.scope.resolve<ProductBatchService>(PRODUCT_BATCH_MODULE);
	res.status(202).json(await beginReceipt(batches, receipt, callerOf(req)));
}
